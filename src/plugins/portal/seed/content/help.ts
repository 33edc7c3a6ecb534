type HelpSeed = {
  slug: string
  title: string
  summary: string
  category: 'start' | 'requests' | 'network' | 'account'
  /** HTML. */
  content: string
}

export const helpIntro = 'Answers to what clients ask most often, and the people to call when the answer is not here.'

/** The service level agreement in figures. */
export const helpPromises = [
  { figure: '15 minutes', text: 'Critical issues are answered within 15 minutes, at any hour.' },
  { figure: '99.9%', text: 'The uptime guarantee for managed systems, measured as your agreement says.' },
]

/** What a client may ask for by a click. */
export const catalogue = [
  {
    name: 'Fault or outage',
    description: 'Something does not work, or works badly. Tell us which site, since when, and who is affected.',
    expectedAnswer: 'Critical: within 15 minutes. Else within 2 business hours.',
  },
  {
    name: 'New user or access',
    description: 'An account, a VPN access or a door code for somebody who joins. Name, start date and role.',
    expectedAnswer: 'Within 4 business hours',
  },
  {
    name: 'Remove access',
    description:
      'Somebody leaves. We close accounts and accesses at the time that you give, and confirm it in writing.',
    expectedAnswer: 'Within 1 business hour',
  },
  {
    name: 'Change to the network',
    description: 'Firewall rules, VLANs, WiFi names, addresses. Changes are tested, scheduled with you and documented.',
    expectedAnswer: 'Within 1 business day',
  },
  {
    name: 'New outlet or cabling',
    description: 'Outlets, drops and moves. A sketch or a photo of the place helps.',
    expectedAnswer: 'Within 1 business day',
  },
  {
    name: 'Restore from backup',
    description: 'Files, a mailbox or a whole machine. Say what is missing, and the last time you saw it.',
    expectedAnswer: 'Within 1 business hour',
  },
]

/** The articles of the help, in their order. */
export const helpArticles: HelpSeed[] = [
  {
    slug: 'first-day-in-the-portal',
    title: 'What can I do in the portal?',
    summary: 'A tour in two minutes: projects, services, requests, monitoring and bills.',
    category: 'start',
    content: `<p>The portal shows what we run and build for you, as it is at this moment. Everything in it belongs to your account; other clients see only their own.</p>
<h2>What is where</h2>
<ul><li><strong>Dashboard</strong>: how things stand, and what happened last.</li><li><strong>Projects</strong>: what we build for you, with milestones, files and comments.</li><li><strong>Services</strong>: what you have under contract, and your service requests.</li><li><strong>Monitoring</strong>: resources, alerts and servers.</li><li><strong>Billing</strong>: invoices and your balance.</li><li><strong>Settings</strong>: profile, password, two-factor sign-in and notifications.</li></ul>
<h2>Three things worth doing today</h2>
<ol><li>Turn on two-factor sign-in under Settings.</li><li>Check that your e-mail address is the one that you read.</li><li>Look through Services, and tell us when something is missing.</li></ol>`,
  },
  {
    slug: 'sign-in-trouble',
    title: 'I cannot sign in. What now?',
    summary: 'A forgotten password, a lost phone, and what we never ask you for.',
    category: 'start',
    content: `<h2>The password is forgotten</h2>
<p>Choose Forgot password on the sign-in page. The mail has a link that works once, for one hour. Look into the spam folder before you ask for another.</p>
<h2>The phone with the codes is lost</h2>
<p>Use one of the recovery codes that you kept when you turned on two-factor sign-in. Each works once. Then sign in, turn two-factor sign-in off and on again with the new phone.</p>
<h2>Nothing of this helps</h2>
<p>Call us. We call back on the number that is in your contract before we change anything. We never ask for a password or a code, by phone or by mail; whoever does so is not us.</p>`,
  },
  {
    slug: 'how-to-make-a-service-request',
    title: 'How do I make a service request?',
    summary: 'From the catalogue or in your own words, with files, and what happens then.',
    category: 'requests',
    content: `<ol><li>Open Services, then Service Requests, then New service request.</li><li>Choose what fits from the catalogue. When nothing does, choose Something else and use your own words.</li><li>Set the priority. Urgent is for what keeps you from working.</li><li>Describe it: what happens or what you need, where, and since when.</li><li>Add photos, screenshots or drawings: up to 5 files of 25 MB.</li></ol>
<p>You get a mail with the number of the request. Every answer comes by mail too, and is in the thread with its files. Please write your own answers in the portal: there they reach everybody who works on it.</p>`,
  },
  {
    slug: 'what-a-status-means',
    title: 'What does the status of my request mean?',
    summary: 'Open, in progress, waiting for you, resolved, closed; and how to reopen.',
    category: 'requests',
    content: `<table><thead><tr><th>Status</th><th>What it means</th></tr></thead><tbody><tr><td>Open</td><td>We have it, and nobody has begun yet.</td></tr><tr><td>In progress</td><td>Somebody works on it.</td></tr><tr><td>Waiting for you</td><td>We need an answer from you to go on.</td></tr><tr><td>Resolved</td><td>We believe that it is done. A message from you opens it again.</td></tr><tr><td>Closed</td><td>It is done, and the thread is at rest.</td></tr></tbody></table>
<p>A request that is resolved or closed can be reopened for 30 days. After that, please make a new one and name the old number in it.</p>`,
  },
  {
    slug: 'what-counts-as-critical',
    title: 'What counts as critical, and how fast do you answer?',
    summary: 'The service level agreement in plain words.',
    category: 'requests',
    content: `<p>Critical is what stops your business: a site without a connection, a server that many people need, a breach or the suspicion of one. Critical issues are answered within 15 minutes, at any hour, by a person who can act.</p>
<p>For managed systems we give a 99.9% uptime guarantee. The agreement lists what counts as critical, how uptime is measured and the credit that is due when we miss.</p>
<h2>When it is critical, call</h2>
<p>Make the request in the portal as well when you can, with the priority Urgent, so that there is one place for everything that is found. But call first.</p>`,
  },
  {
    slug: 'wifi-is-slow',
    title: 'The WiFi is slow or drops. What should I try?',
    summary: 'Four checks that take five minutes, and what to send us when they do not help.',
    category: 'network',
    content: `<ol><li>Does it happen at one place or everywhere? Walk ten steps and try again.</li><li>Does it happen to one device or to all? Try a second one beside it.</li><li>Turn WiFi off and on at the device. This makes it look for the nearest access point.</li><li>Try a device on a cable. When that is slow too, it is not the WiFi.</li></ol>
<p>When it goes on, make a service request with the place, the time and the name of the device. With those three we can look up what the access points saw at that moment, and need not guess.</p>`,
  },
  {
    slug: 'maintenance-windows',
    title: 'When do you do maintenance?',
    summary: 'How windows are agreed, announced and kept short.',
    category: 'network',
    content: `<p>Maintenance is done in the window that your contract names, usually at night or on Sunday morning. You hear of it at least five business days before, with what is done, how long it takes and how it is taken back when it goes wrong.</p>
<p>A service under maintenance says so under Services. Alerts of that time are still recorded, but nobody is woken by them.</p>
<h2>A window that does not fit</h2>
<p>Answer the announcement, or make a service request. Month's end, harvest or an audit are good reasons, and moving a window costs nothing. A security update that cannot wait is the one exception; then we call.</p>`,
  },
  {
    slug: 'people-and-access',
    title: 'How do I add or remove a person?',
    summary: 'What we need to know when somebody joins or leaves.',
    category: 'account',
    content: `<h2>Somebody joins</h2>
<p>Make a request for New user or access with the name, the start date and the role. Tell us whose rights are the model, rather than a list of systems. Two business days before the start is early enough.</p>
<h2>Somebody leaves</h2>
<p>Make a request to Remove access with the day and the hour. When it must be quiet, call instead. We close accounts, end sessions, take back VPN and door codes, and confirm each in the thread.</p>
<h2>Access to this portal</h2>
<p>Each person has an account of their own; please do not share one. People who sign in together cannot be told apart in the history.</p>`,
  },
]
