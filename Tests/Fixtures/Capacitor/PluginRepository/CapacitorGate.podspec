Pod::Spec.new do |s|
  s.name = 'CapacitorGate'
  s.version = '2.0.0'
  s.summary = 'Opens the gate of a pier.'
  s.license = 'MIT'
  s.homepage = 'https://example.org/gate'
  s.author = 'Example'
  s.source = { :git => 'https://example.org/gate.git', :tag => s.version.to_s }
  s.source_files = 'ios/Sources/**/*.{swift,h,m}'
  s.ios.deployment_target = '15.0'
  s.dependency 'Capacitor'
end
