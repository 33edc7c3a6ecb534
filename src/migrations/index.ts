import * as initial from './20261120_120000_initial'
import * as limitsAndKeys from './20261120_120100_limits_and_keys'
import * as pages from './20261120_120200_pages'
import * as recipients from './20261120_120300_recipients'
import * as pageTexts from './20261120_120400_page_texts'
import * as search from './20261120_120500_search'
import * as openings from './20261120_120600_openings'
import * as redirects from './20261120_120700_redirects'
import * as careerFiles from './20261120_120710_career_files'
import * as accounts from './20261120_130100_accounts'
import * as userIdentities from './20261120_130200_user_identities'
import * as monitoring from './20261120_130300_monitoring'
import * as projects from './20261120_130400_projects'
import * as requests from './20261120_130500_requests'
import * as billing from './20261120_130600_billing'
import * as mailThreads from './20261120_131000_mail_threads'
import * as emailChanges from './20261120_131100_email_changes'
import * as rfqDesk from './20261120_140000_rfq_desk'
import * as rfqVolume from './20261120_140010_rfq_volume'
import * as contentDesk from './20261120_141000_content_desk'
import * as pageSchedules from './20261120_141010_page_schedules'
import * as audit from './20261120_142000_audit'
import * as maintenance from './20261120_142010_maintenance'
import * as retention from './20261120_143000_retention'
import * as invitations from './20261120_143010_invitations'
import * as alertEvents from './20261120_144000_alert_events'
import * as quotes from './20261122_150000_quotes'
import * as mailAttachments from './20261122_151000_mail_attachments'
import * as creditNotes from './20261122_152000_credit_notes'
import * as holidays from './20261122_153000_holidays'
import * as fastRequests from './20261122_200000_fast_requests'
import * as fastWords from './20261122_210000_fast_words'

/** Every migration, in the order in which they are run. */
export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_120000_initial' },
  { up: limitsAndKeys.up, down: limitsAndKeys.down, name: '20261120_120100_limits_and_keys' },
  { up: pages.up, down: pages.down, name: '20261120_120200_pages' },
  { up: recipients.up, down: recipients.down, name: '20261120_120300_recipients' },
  { up: pageTexts.up, down: pageTexts.down, name: '20261120_120400_page_texts' },
  { up: search.up, down: search.down, name: '20261120_120500_search' },
  { up: openings.up, down: openings.down, name: '20261120_120600_openings' },
  { up: redirects.up, down: redirects.down, name: '20261120_120700_redirects' },
  { up: careerFiles.up, down: careerFiles.down, name: '20261120_120710_career_files' },
  { up: accounts.up, down: accounts.down, name: '20261120_130100_accounts' },
  { up: userIdentities.up, down: userIdentities.down, name: '20261120_130200_user_identities' },
  { up: monitoring.up, down: monitoring.down, name: '20261120_130300_monitoring' },
  { up: projects.up, down: projects.down, name: '20261120_130400_projects' },
  { up: requests.up, down: requests.down, name: '20261120_130500_requests' },
  { up: billing.up, down: billing.down, name: '20261120_130600_billing' },
  { up: mailThreads.up, down: mailThreads.down, name: '20261120_131000_mail_threads' },
  { up: emailChanges.up, down: emailChanges.down, name: '20261120_131100_email_changes' },
  { up: rfqDesk.up, down: rfqDesk.down, name: '20261120_140000_rfq_desk' },
  { up: rfqVolume.up, down: rfqVolume.down, name: '20261120_140010_rfq_volume' },
  { up: contentDesk.up, down: contentDesk.down, name: '20261120_141000_content_desk' },
  { up: pageSchedules.up, down: pageSchedules.down, name: '20261120_141010_page_schedules' },
  { up: audit.up, down: audit.down, name: '20261120_142000_audit' },
  { up: maintenance.up, down: maintenance.down, name: '20261120_142010_maintenance' },
  { up: retention.up, down: retention.down, name: '20261120_143000_retention' },
  { up: invitations.up, down: invitations.down, name: '20261120_143010_invitations' },
  { up: alertEvents.up, down: alertEvents.down, name: '20261120_144000_alert_events' },
  { up: quotes.up, down: quotes.down, name: '20261122_150000_quotes' },
  { up: mailAttachments.up, down: mailAttachments.down, name: '20261122_151000_mail_attachments' },
  { up: creditNotes.up, down: creditNotes.down, name: '20261122_152000_credit_notes' },
  { up: holidays.up, down: holidays.down, name: '20261122_153000_holidays' },
  { up: fastRequests.up, down: fastRequests.down, name: '20261122_200000_fast_requests' },
  { up: fastWords.up, down: fastWords.down, name: '20261122_210000_fast_words' },
]
