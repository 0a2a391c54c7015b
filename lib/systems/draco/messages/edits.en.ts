import { capital, count, list, possessive } from '#words/language/words';
import { apply } from '../sheet/apply';
import type { Edit, PaintPip } from '../sheet/edit';
import type { Draft } from '../sheet/sheet';
import { terms } from '#words/systems/draco/messages/terms';

const cardAt = (draft: Draft, index: number): string => {
  const name = draft.kind === 'dragon' ? draft.cards[index]?.name : undefined;
  return name === undefined || name === '' ? `card ${index + 1}` : name;
};

const pipName = (draft: Draft, pip: PaintPip): string =>
  pip === 'attack' && draft.kind === 'slayer' ? terms.attacks[draft.attack] : terms.pips[pip];

type Stroke = Extract<Edit, { readonly edit: 'paint' | 'set-pips' }>;

const faceOf = (draft: Draft, { card, face }: Stroke): string =>
  card === undefined ? `the ${terms.face(face)}` : `${possessive(cardAt(draft, card))} ${terms.face(face)}`;

const pipsOn = (draft: Draft, { card, face }: Stroke, pip: PaintPip): number => {
  const faces =
    draft.kind === 'slayer' ? draft.faces : card === undefined ? undefined : draft.cards[card]?.faces;
  const counts: Readonly<Partial<Record<PaintPip, number>>> | undefined = faces?.[face];
  return counts?.[pip] ?? 0;
};

/** Instruction for an edit, as one would tell a player to do it, without the first letter's capital. */
const edit = (change: Edit, draft: Draft): string => {
  switch (change.edit) {
    case 'set-text':
      return `change the ${change.field}`;
    case 'set-kind':
      return change.kind === 'slayer' ? 'start a slayer' : 'start a dragon';
    case 'set-attack':
      return `switch the attack to ${terms.attacks[change.attack]}`;
    case 'paint': {
      const where = faceOf(draft, change);
      const { from, to } = change;
      if (from === undefined)
        return to === undefined ? `leave ${where}` : `paint 1 ${pipName(draft, to)} on ${where}`;
      return to === undefined
        ? `remove 1 ${pipName(draft, from)} from ${where}`
        : `repaint 1 ${pipName(draft, from)} on ${where} as ${pipName(draft, to)}`;
    }
    case 'set-pips': {
      const more = change.count - pipsOn(draft, change, change.pip);
      const counted = count(Math.abs(more), pipName(draft, change.pip));
      const where = faceOf(draft, change);
      return more < 0 ? `remove ${counted} from ${where}` : `paint ${counted} on ${where}`;
    }
    case 'add-skill':
      return `learn ${terms.skill(change.skill)}`;
    case 'remove-skill': {
      const id = draft.kind === 'slayer' ? draft.skills[change.index] : undefined;
      return id === undefined ? 'remove a skill' : `remove ${terms.skill(id)}`;
    }
    case 'add-card':
      return 'add a card';
    case 'remove-card':
      return `remove ${cardAt(draft, change.index)}`;
    case 'name-card':
      return `rename ${cardAt(draft, change.index)} to ${change.name}`;
    case 'set-card-skill':
      return change.skill === ''
        ? `remove the skill from ${cardAt(draft, change.index)}`
        : `give ${cardAt(draft, change.index)} ${terms.skill(change.skill)}`;
    case 'set-claw':
      return change.claw
        ? `add a claw to ${cardAt(draft, change.index)}`
        : `remove the claw from ${cardAt(draft, change.index)}`;
  }
};

/** A short label for a repair: "Remove 1 Shield from the 6-face". */
const fix = (edits: readonly Edit[], draft: Draft): string => {
  let now = draft;
  const phrases = edits.map((change) => {
    const phrase = edit(change, now);
    now = apply(now, change);
    return phrase;
  });
  return capital(list(phrases));
};

/** Names of steps, before and after they are made. */
export const edits = { edit, fix };
