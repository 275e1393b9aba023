Pod::Spec.new do |s|
  s.name = 'ferry_links'
  s.version = '1.2.0'
  s.source_files = 'Classes/**/*'
  s.dependency 'Flutter'
  s.platform = :ios, '13.0'
end
