import * as initial from './20261120_120000_initial'
import * as limitsAndKeys from './20261120_120100_limits_and_keys'
import * as pages from './20261120_120200_pages'
import * as recipients from './20261120_120300_recipients'

/** Every migration, in the order in which they are run. */
export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_120000_initial' },
  { up: limitsAndKeys.up, down: limitsAndKeys.down, name: '20261120_120100_limits_and_keys' },
  { up: pages.up, down: pages.down, name: '20261120_120200_pages' },
  { up: recipients.up, down: recipients.down, name: '20261120_120300_recipients' },
]
