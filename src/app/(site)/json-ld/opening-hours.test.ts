import { expect, test } from '@jest/globals'
import { openingHours } from './opening-hours'

const WORKING = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const spec = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

test('reads the hours as the settings have them', () => {
  expect(
    openingHours([
      { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
      { days: 'Sat', hours: '9:00 AM-1:00 PM' },
      { days: 'Sunday', hours: 'closed' },
    ]),
  ).toEqual([spec(WORKING, '08:00', '18:00'), spec(['Saturday'], '09:00', '13:00'), spec(['Sunday'], '00:00', '00:00')])
})

test.each([
  ['Monday to Friday', '8 am – 6 pm', WORKING, '08:00', '18:00'],
  ['Mon–Fri', '8 a.m.-6 p.m.', WORKING, '08:00', '18:00'],
  ['Mon, Wed & Fri', '12:00 PM-5:30 PM', ['Monday', 'Wednesday', 'Friday'], '12:00', '17:30'],
  ['Saturdays and Sundays', '12:00 AM-11:59 PM', ['Saturday', 'Sunday'], '00:00', '23:59'],
])('reads %s, %s', (days, hours, dayOfWeek, opens, closes) => {
  expect(openingHours([{ days, hours }])).toEqual([spec(dayOfWeek, opens, closes)])
})

test.each([
  ['Weekdays', '8:00 AM-6:00 PM'],
  ['Fri-Mon', '8:00 AM-6:00 PM'],
  ['Mon-Wed-Fri', '8:00 AM-6:00 PM'],
  ['M', '8:00 AM-6:00 PM'],
  ['', '8:00 AM-6:00 PM'],
  ['Mon-Fri', 'by appointment'],
  ['Mon-Fri', '8-6'],
  ['Mon-Fri', '13:00 PM-6:00 PM'],
  ['Mon-Fri', '6:00 PM-8:00 AM'],
  ['Mon-Fri', '8:00 AM-12:00 PM-6:00 PM'],
])('says nothing at all when a line is %j, %j', (days, hours) => {
  expect(
    openingHours([
      { days: 'Sat', hours: '9:00 AM-1:00 PM' },
      { days, hours },
    ]),
  ).toEqual([])
})
