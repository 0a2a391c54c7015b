import { SelectField } from '@/components/ui/field';
import { companionMessages } from '@/lib/messages/companion';
import type { SavedHero, SavedParty } from '@/lib/roster/roster';

const say = companionMessages.setUp;

/** Adds a saved party as a whole; nothing if there are no parties. */
export function PartyChoice({
  parties,
  heroes,
  nouns,
  onParty,
}: {
  readonly parties: readonly SavedParty[];
  readonly heroes: readonly SavedHero[];
  /** The game's word for its heroes: "heroes". */
  readonly nouns: string;
  readonly onParty: (heroes: readonly SavedHero[]) => void;
}) {
  const offered = parties.filter((party) => party.heroes.length > 0);
  if (offered.length === 0) return null;
  const choose = (id: string): void => {
    const party = offered.find((each) => each.id === id);
    if (party) onParty(party.heroes.flatMap((hero) => heroes.find((each) => each.id === hero) ?? []));
  };
  return (
    <SelectField label={say.party} value="" onChange={({ target }) => choose(target.value)}>
      <option value="">{say.noParty(nouns)}</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
