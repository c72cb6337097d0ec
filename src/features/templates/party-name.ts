/** A party's name as a label: `Parte vendedora`. */
export function toPartyLabel(party: string): string {
  return party.charAt(0).toUpperCase() + party.slice(1);
}
