import { capital, list, possessive } from '#words/language/words';
import { apply } from '../sheet/apply';
import type { Edit, SetFighter } from '../sheet/edit';
import type { Fighter, Warband } from '../sheet/warband';
import { terms } from '#words/systems/warband/messages/terms';

const carries = (fighter: Fighter, gear: 'melee' | 'shooter'): string =>
  (gear === 'melee' ? fighter.melee : fighter.shooter?.name) ?? terms.gears[gear];

const told = (edit: SetFighter, fighter: Fighter): string => {
  const { name } = fighter;
  switch (edit.field) {
    case 'name':
      return `rename ${name} to ${edit.value}`;
    case 'stat':
      return `set ${possessive(name)} stat to ${edit.value}`;
    case 'role': {
      const role = terms.role({ rank: fighter.rank, role: edit.value });
      return role === '' ? `remove ${possessive(name)} speciality` : `change ${name} to ${role}`;
    }
    case 'minion':
      return edit.value ? `make ${name} a minion` : `stop ${name} being a minion`;
    case 'melee':
      return edit.value === undefined
        ? `remove ${possessive(name)} ${carries(fighter, 'melee')}`
        : `give ${name} ${edit.value}`;
    case 'shooter':
      if (edit.value === undefined) return `remove ${possessive(name)} ${carries(fighter, 'shooter')}`;
      return fighter.shooter && fighter.shooter.name === edit.value.name
        ? `make ${possessive(name)} ${carries(fighter, 'shooter')} a ${terms.classes[edit.value.class].toLowerCase()}`
        : `give ${name} ${edit.value.name ?? `a ${terms.classes[edit.value.class].toLowerCase()}`}`;
    case 'shield':
      return edit.value ? `give ${name} a shield` : `remove ${possessive(name)} shield`;
    case 'notes':
      return `change ${possessive(name)} notes`;
  }
};

const nameAt = ({ fighters }: Warband, index: number): string => fighters[index]?.name ?? 'a fighter';

/** Instruction to a player for an edit of this warband, without the first letter's capital. */
const edit = (change: Edit, warband: Warband): string => {
  switch (change.edit) {
    case 'name-warband':
      return 'change the name';
    case 'add-fighter':
      return `add a ${change.rank}`;
    case 'copy-fighter':
      return `add one like ${nameAt(warband, change.index)}`;
    case 'remove-fighter':
      return `remove ${nameAt(warband, change.index)}`;
    case 'set-fighter': {
      const fighter = warband.fighters[change.index];
      return fighter ? told(change, fighter) : 'change a fighter';
    }
  }
};

/** A short label for a repair of this warband: "Set Red William’s stat to 6". */
const fix = (edits: readonly Edit[], warband: Warband): string => {
  let now = warband;
  const phrases = edits.map((change) => {
    const phrase = edit(change, now);
    now = apply(now, change);
    return phrase;
  });
  return capital(list(phrases));
};

/** Names of steps, before and after they are made. */
export const edits = { edit, fix };
