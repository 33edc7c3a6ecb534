export const positions = [
  'Network Engineer',
  'Network Administrator',
  'Systems Engineer',
  'Fiber Optic Technician',
  'Network Technician',
  'Structured Cabling Specialist',
  'Network Architect',
  'IT Support Specialist',
  'Security Specialist',
  'Other',
].map((name) => ({ value: name, label: name }))

export const experienceLevels = [
  'Entry Level (0-2 years)',
  'Mid-Level (3-5 years)',
  'Senior (6-10 years)',
  'Expert (10+ years)',
].map((name) => ({ value: name, label: name }))
