import type { PriceBookItem } from '../../collections/price-book-items/schema'

type ItemSeed = Omit<PriceBookItem, 'id'>

/** Tax on goods, in hundredths of a percent; work is not taxed. */
const SALES_TAX = 925

const work = (category: string, code: string, description: string, unit: string, unitPriceCents: number): ItemSeed => ({
  code,
  description,
  category,
  unit,
  unitPriceCents,
  taxRateBasisPoints: 0,
})
const goods = (
  category: string,
  code: string,
  description: string,
  unit: string,
  unitPriceCents: number,
): ItemSeed => ({
  ...work(category, code, description, unit, unitPriceCents),
  taxRateBasisPoints: SALES_TAX,
})

/** What a network company sells. */
export const priceBook: ItemSeed[] = [
  work('Cabling', 'CAB-DROP', 'Category 6A drop: pulled, terminated, certified', 'drop', 18_500),
  work('Cabling', 'CAB-FIX', 'Existing drop: traced, repaired and tested again', 'drop', 9500),
  goods('Cabling', 'CAB-CORD', 'Patch cord, Category 6A, 7 ft', 'each', 950),
  goods('Racks and power', 'RACK-WALL', 'Wall cabinet, 12 units, with fan and lock', 'each', 48_900),
  goods('Racks and power', 'RACK-42', 'Rack, 42 units, with doors and cable management', 'each', 189_000),
  goods('Racks and power', 'UPS-3K', 'UPS, 3 kVA, double conversion, with network card', 'each', 238_000),
  goods('Racks and power', 'UPS-BAT', 'Battery module for the UPS, 20 minutes more', 'each', 84_500),
  goods('Fiber', 'FIB-SM6', 'Single-mode cable, 6 strands, indoor and outdoor', 'ft', 92),
  work('Fiber', 'FIB-DUCT', 'Conduit, 1 in., placed in an open trench', 'ft', 340),
  work('Fiber', 'FIB-SPLICE', 'Fusion splice, OTDR tested in both directions', 'splice', 3850),
  work('Fiber', 'FIB-TERM', 'Fiber termination, polished and tested', 'each', 4600),
  goods('Fiber', 'FIB-CONV', 'Media converters, industrial, pair', 'pair', 42_000),
  work('Wireless', 'WIFI-SURVEY', 'WiFi survey on site, with heat maps', 'day', 120_000),
  goods('Wireless', 'WIFI-AP', 'Access point, WiFi 7, indoor', 'each', 69_500),
  goods('Wireless', 'WIFI-AP-S', 'Access point, WiFi 6E, dust and splash proof', 'each', 26_900),
  goods('Wireless', 'RADIO-60', '60 GHz radio link, pair, with mounts for salt air', 'pair', 98_000),
  goods('Wireless', 'RADIO-SURGE', 'Surge protector for an outdoor radio', 'each', 4200),
  goods('Switches and firewalls', 'SW-24P', 'PoE switch, 24 ports, 10G uplinks', 'each', 132_000),
  goods('Switches and firewalls', 'FW-S', 'Firewall for a small office, with a year of updates', 'each', 54_000),
  work('Labor', 'HOUR-TECH', 'Technician', 'hour', 9500),
  work('Labor', 'HOUR-ENG', 'Network engineer', 'hour', 14_500),
  work('Labor', 'DAY-SURVEY', 'Building survey with photos and drawings', 'day', 95_000),
  work('Labor', 'REPORT', 'Written recommendation for a board or owner', 'each', 45_000),
  work('Labor', 'MILES', 'Travel', 'mile', 85),
  work('Managed services', 'NOC-SITE', 'NOC monitoring, 24/7, with a monthly report', 'month', 62_000),
]
