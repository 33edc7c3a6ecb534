type ClientSeed = { username: string; fullName: string; email: string; company: string }

const client = (username: string, fullName: string, company: string, domain: string): ClientSeed => ({
  username,
  fullName,
  company,
  email: `${username}@${domain}.example`,
})

/** Twelve clients; with the three members of staff the demonstration has fifteen users. */
export const clients: ClientSeed[] = [
  client('client', 'Clara Whitfield', 'Heartland Grain Cooperative', 'heartlandgrain'),
  client('m.delacroix', 'Marcel Delacroix', 'Flint Hills Dairy', 'flinthillsdairy'),
  client('r.osei', 'Rosalind Osei', 'Blue River Credit Union', 'blueriver'),
  client('t.vance', 'Theodore Vance', 'Vance Rail Logistics', 'vancerail'),
  client('j.hartmann', 'Josephine Hartmann', 'Hartmann Veterinary Group', 'hartmannvet'),
  client('d.quigley', 'Declan Quigley', 'Quigley Marine Terminals', 'quigleymarine'),
  client('s.arroyo', 'Silvia Arroyo', 'Arroyo Senior Living', 'arroyoliving'),
  client('b.nyberg', 'Bjorn Nyberg', 'Nyberg Precision Machining', 'nybergprecision'),
  client('l.okonkwo', 'Lydia Okonkwo', 'Plains Family Clinics', 'plainsclinics'),
  client('h.barlow', 'Henry Barlow', 'Barlow County Schools', 'barlowschools'),
  client('v.sorensen', 'Vera Sorensen', 'Sorensen Wind Services', 'sorensenwind'),
  client('e.maddox', 'Elliot Maddox', 'Maddox Title and Escrow', 'maddoxtitle'),
]
