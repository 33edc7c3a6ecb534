import { telephone } from '@/lib/client/telephone'
import { escapeHtml } from '@/lib/shared/escape-html'

/** A legal page as it is before anybody has edited it. */
export type LegalText = { slug: string; title: string; lastUpdated: string; content: string }

/** Whom a legal page speaks for. */
type Company = { companyName: string; phone: string; email: string }

// Headings carry no numbers: their anchors are made of their text, and `#security-policy` and `#accessibility` are linked to.
const texts: LegalText[] = [
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    lastUpdated: 'July 15, 2025',
    content: `<h2>Who We Are and What This Policy Covers</h2>
<p>This policy explains how {company} (“{short}”, “we”, “us”) handles personal information when you visit this website, send us a form, apply for a position or use the client portal. It does not cover the data that passes through networks that we manage for a client. That data belongs to the client, and the client’s agreement with us governs it.</p>
<h2>Information You Give Us</h2>
<p>We collect what you enter, and nothing that you do not:</p>
<ul>
<li><strong>Contact messages:</strong> your name, e-mail address, phone number, company if you give one, subject and message.</li>
<li><strong>Requests for quote:</strong> your name, company, e-mail address, phone number, a description of the project, and any timeline, budget, documents or floor plans that you add.</li>
<li><strong>Job applications:</strong> your name, e-mail address, phone number, the position and experience level, your skills, and a résumé (as a link or a file) or a message if you add one.</li>
<li><strong>Portal accounts:</strong> your username, full name, e-mail address, company if you give one, and a password, which we store only as a salted hash.</li>
</ul>
<h2>Information Collected Automatically</h2>
<p>Like every website, ours receives the network address of your connection, the page that was asked for, the time, and the type of browser. We use the address to limit abuse of the public forms and the sign-in page, and we keep a record of sign-ins and of changes made by staff. We do not build profiles of visitors.</p>
<h2>How We Use Information</h2>
<p>We use personal information to:</p>
<ul>
<li>answer your message, prepare a quote or consider your application;</li>
<li>provide the services that you ordered, including the portal, monitoring and support;</li>
<li>issue invoices and keep the records that tax and contract law require;</li>
<li>protect the website, our clients and ourselves against abuse and fraud;</li>
<li>send our newsletter, if you asked for it. Each issue says how to stop it.</li>
</ul>
<p>We do not use personal information for automated decisions that affect you in law or in a similar way.</p>
<h2>Our Legal Reasons</h2>
<p>Where the law asks for a legal basis, ours is one of these: steps that you requested before a contract, such as a quote; the performance of a contract; a duty under law; your consent, such as for the newsletter; or our legitimate interest in running a secure business, where that interest does not outweigh yours. You may withdraw a consent at any time, with effect for the future.</p>
<h2>When We Share Information</h2>
<p>We do not sell personal information, and we do not share it for advertising. We disclose it only to:</p>
<ul>
<li>service providers that work for us, such as hosting, e-mail delivery and accounting, under contracts that limit what they may do with it;</li>
<li>carriers, manufacturers and subcontractors, as far as a project or a repair needs it, such as the name of a site contact;</li>
<li>authorities, where the law requires it or to protect someone’s safety;</li>
<li>a successor, if our business is sold or merged, under the promises of this policy.</li>
</ul>
<h2>Cookies and Local Storage</h2>
<p>When you sign in we set a cookie that identifies your session. It cannot be read by scripts, and it ends with your browser session, or after 30 days if you chose to be remembered. Your choice of a light or dark theme is kept in your browser’s local storage and is not part of your account. We set no advertising cookies. If you block cookies, the public pages still work; signing in does not.</p>
<h2>How Long We Keep Information</h2>
<p>We keep contact messages for 24 months after the last exchange, requests for quote for 36 months, and job applications for 12 months, unless they lead to a contract or to employment. Records of contracts and invoices are kept for as long as tax and limitation law require. Accounts are deleted within 30 days of a valid request, except for what we must keep by law. Backups that still hold deleted records expire within 90 days.</p>
<h2>How We Protect Information</h2>
<p>Connections are encrypted, passwords are hashed, access is granted by role, and two-factor sign-in is available to every account. Uploaded documents can be downloaded only by their owner and by the staff who work on the request. Our management system is certified to ISO 27001, and our controls are examined under SOC 2 Type II. No system is perfectly safe. If a breach affects your information, we tell you and the authorities as the law requires. See also the <a href="/terms-of-service#security-policy">Security Policy</a>.</p>
<h2>Your Rights and Choices</h2>
<p>You may ask us what we hold about you and receive a copy, have it corrected or deleted, object to a use of it or restrict that use, and have it transferred to another provider where that is feasible. Depending on where you live, these rights may be guaranteed by law; we extend them to everyone. Write to <a href="mailto:{email}">{email}</a>. We answer within 30 days, may need to verify who you are, and never treat you worse for having asked.</p>
<h2>Children and International Visitors</h2>
<p>The website is meant for adults, and we do not knowingly collect information from anyone under 18. If you believe that a minor has sent us information, tell us and we will delete it. We process information in the United States. If you write to us from Canada, the Caribbean or elsewhere, your information is transferred there, and we protect it as this policy describes.</p>
<h2>Changes and Contact</h2>
<p>When we change this policy, we change the date at its top, and we tell account holders by e-mail if the change is material. Questions and complaints are welcome at <a href="mailto:{email}">{email}</a> or at {phone}. You may also complain to the authority that is responsible for data protection where you live.</p>`,
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    lastUpdated: 'July 15, 2025',
    content: `<h2>Acceptance of These Terms</h2>
<p>These terms are an agreement between you and {company} (“{short}”, “we”, “us”). They apply to this website, the client portal and the services that we provide. By using them you accept these terms. If you accept for a company or another organization, you confirm that you may bind it. If you do not agree, do not use the website or order services.</p>
<h2>Definitions</h2>
<ul>
<li><strong>Services</strong> means the design, installation, monitoring, management, support and other work that we perform.</li>
<li><strong>Order</strong> means a quote, statement of work or service agreement that both parties have accepted.</li>
<li><strong>Client</strong> or <strong>you</strong> means the person or organization that uses the website or places an order.</li>
<li><strong>Equipment</strong> means hardware, cabling and software that we supply or work on.</li>
<li><strong>Portal</strong> means the part of this website that requires an account.</li>
</ul>
<h2>Eligibility</h2>
<p>You must be at least 18 years old to use the portal, send a request for quote or order services. By doing so you confirm that you are.</p>
<h2>Our Services</h2>
<p>What we deliver, where and by when is stated in the order. We perform services with reasonable skill and care, by qualified people, and in line with the codes and standards that apply to the work. Service hours and response times are those of the order. Where an order and these terms conflict, the order prevails for the services that it covers.</p>
<h2>Quotes and Orders</h2>
<p>A request for quote is not an order, and sending one costs nothing and binds nobody. A quote is valid for 30 days unless it says otherwise, and rests on the information that you gave and on conditions that could be seen at the survey. Buried rock, asbestos, missing drawings and other hidden conditions may require a change order. We stop and tell you before we spend your money on them.</p>
<h2>Fees and Payment</h2>
<p>Invoices are in US dollars. Payment is due within 30 days of the invoice date. Amounts that are paid late bear interest of 1.5% per month, or the highest rate that the law allows if that is lower. Prices do not include taxes unless they say so. If you dispute an invoice in good faith, tell us in writing before it is due and pay the part that is not in dispute. Title to equipment passes to you when it has been paid for in full.</p>
<h2>Your Responsibilities</h2>
<p>You agree to:</p>
<ul>
<li>give us safe and timely access to sites, systems and the people who can decide;</li>
<li>tell us about buried utilities, hazards and site rules that you know of;</li>
<li>obtain the consents of owners and landlords that the work needs, unless the order gives that task to us;</li>
<li>keep current backups of your data, unless the order gives that task to us;</li>
<li>use equipment and software within their licenses.</li>
</ul>
<p>Delays that follow from a missing responsibility extend our dates by the same time.</p>
<h2>Accounts and the Client Portal</h2>
<p>Keep your password to yourself, use two-factor sign-in where you can, and tell us at once if you suspect that someone else has used your account. You are responsible for what is done with it, except where that results from our own failure. The portal shows monitoring data as we receive it; it informs, and does not replace the reports that an order promises.</p>
<h2>Acceptable Use</h2>
<p>You may not use the website, the portal or the services to break the law, to attack or probe systems without the written consent of their owner, to send malware or unsolicited bulk mail, to get around access limits or rate limits, or to infringe the rights of others. We may suspend access as far as is needed to stop such a use, and tell you when we do.</p>
<h2>Intellectual Property</h2>
<p>Drawings, test results, documentation and configurations that we make for you under an order are yours once they are paid for. Our templates, tools, methods and software remain ours, and you may use those parts that are contained in the deliverables for as long as you use the deliverables. The texts, drawings and marks on this website belong to {short} or to its licensors.</p>
<h2>Confidentiality</h2>
<p>Each party keeps confidential what it learns from the other and what a reasonable person would take to be confidential, such as network diagrams, credentials, prices and plans. It uses that information only for the purpose it was given for, and protects it as it protects its own. This does not apply to what is public without a breach, was known before, was developed independently, or must be disclosed by law. The duty lasts for five years after the end of the order; for credentials and trade secrets it does not end.</p>
<h2>Security Policy</h2>
<p>We protect the systems that we run and those that we are given access to:</p>
<ul>
<li><strong>Access</strong> is by named account, by role and by need, with two-factor sign-in for staff. Client credentials are kept in an encrypted vault, and each use of them is logged.</li>
<li><strong>Changes</strong> to client networks are reviewed by a second engineer, scheduled with the client, and prepared with a way back.</li>
<li><strong>Updates</strong> that fix severe vulnerabilities are applied to our systems without undue delay, and offered to managed clients in the next window.</li>
<li><strong>Monitoring and logs</strong> are kept apart from the systems that they watch.</li>
<li><strong>Incidents</strong> that affect a client’s data are reported to that client without undue delay, with what we know and what we are doing.</li>
</ul>
<p>Our information security management is certified to ISO 27001 and examined under SOC 2 Type II. If you believe that you have found a vulnerability, write to <a href="mailto:{email}">{email}</a>. We answer within two business days, and we take no legal action against anyone who reports in good faith, does not touch the data of others, and gives us reasonable time to fix the fault.</p>
<h2>Accessibility</h2>
<p>We want everyone to be able to use this website, and we work toward the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Pages can be used with a keyboard, text and controls keep sufficient contrast in the light and the dark theme, status is never shown by color alone, and animations respect the reduced-motion setting of your device. If something stands in your way, call {phone} or write to <a href="mailto:{email}">{email}</a>. Tell us the page and what you tried to do. We reply within two business days, and help you by phone in the meantime.</p>
<h2>Warranties and Disclaimers</h2>
<p>We warrant our workmanship for one year from acceptance and correct defects in it at no charge. Equipment carries the warranty of its manufacturer, which we pass on to you. The warranty does not cover damage by others, by misuse, by lightning or flood, or by changes that were made without us. Beyond these promises and those of the order, and as far as the law allows, the website, the portal and the services are provided as they are, without implied warranties of merchantability, of fitness for a particular purpose, or of uninterrupted operation.</p>
<h2>Limitation of Liability</h2>
<p>As far as the law allows, neither party is liable for lost profit, lost revenue, lost data or other indirect or consequential damage. Our total liability that arises from these terms or from an order is limited to the greater of $1,000 or the fees that you paid to us in the previous 12 months. These limits do not apply to liability that cannot be limited by law, such as for intent, or for injury to a person that we caused by negligence. They do not limit your duty to pay for services.</p>
<h2>Indemnification</h2>
<p>Each party defends and indemnifies the other against claims by third parties that arise from its own violation of law, from its infringement of the rights of others, or from bodily injury or damage to property that its negligence caused. The party that is claimed against gives prompt notice, leaves the defense to the other and cooperates at the other’s expense. No settlement that admits fault on its behalf is made without its consent.</p>
<h2>Term and Termination</h2>
<p>These terms apply for as long as you use the website or an order runs. Either party may end an order for cause if the other breaches it materially and does not cure the breach within 30 days of written notice. We may suspend services when an undisputed invoice is more than 30 days overdue, after a notice of ten days. At the end we return your documentation and credentials, help with an orderly handover at our usual rates, and delete your data as the order and the <a href="/privacy-policy">Privacy Policy</a> describe. Payment, confidentiality, liability and this section outlast the end.</p>
<h2>Governing Law and General Provisions</h2>
<p>These terms are governed by the laws of the State of Kansas, without regard to its conflict-of-law rules. The venue for any dispute is the state courts located in Johnson County, Kansas, and both parties submit to them. Before going to court, the parties try for 30 days to settle a dispute between people with authority to do so.</p>
<p>Neither party is liable for a delay caused by events beyond its reasonable control. If a provision is invalid, the others remain in force. An order may be assigned only with consent, except to a successor of the whole business. We may change these terms by publishing a new version with its date; a change does not affect orders that were already accepted. Questions go to <a href="mailto:{email}">{email}</a> or to {phone}.</p>`,
  },
]

/**
 * The built-in legal pages, in the name of a company: what the seed stores, and what is shown where none is published,
 * since every page links to them.
 */
export const legalTexts = ({ companyName, phone, email }: Company): LegalText[] => {
  const names: Record<string, string> = {
    company: companyName,
    short: companyName.split(' ')[0] ?? companyName,
    phone,
    telephone: telephone(phone),
    email,
  }
  return texts.map((text) => ({
    ...text,
    content: text.content.replace(/\{(\w+)\}/g, (place, name: string) => escapeHtml(names[name] ?? place)),
  }))
}
