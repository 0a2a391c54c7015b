import { fileName } from '@/components/site/file-name';
import { fileText } from '@/components/site/keep-file';
import { living, writeParty, type HeroDraft, type Party } from '@/lib/systems/index';

/** A file as it is saved. */
export interface SharedText {
  readonly name: string;
  readonly text: string;
}

/** The file of a shared hero; contract "Hero file". */
export const heroText = (hero: HeroDraft): SharedText => ({
  name: fileName(hero.name, '.pipsmith.json', 'hero'),
  text: fileText(living.write(hero)),
});

/** The file of a shared party. */
export const partyText = (party: Party): SharedText => ({
  name: fileName(party.name, '.pipsmith.json', 'party'),
  text: fileText(writeParty(party)),
});
