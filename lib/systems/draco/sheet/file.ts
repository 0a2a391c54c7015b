import type { Json } from '../../../file-fields';
import type { Path } from '../../../issue';
import { isPipCountOf, texted, unknownKeys, writeFaces } from '../../../painted-die/faces-file';
import { err, type Result } from '../../../result';
import { quoted, readBy, type FileProblem } from '../../file-problem';
import { dragonDie, slayerDie } from './pips';
import {
  sheetKinds,
  zDragon,
  zDragonCard,
  zSlayer,
  type Draft,
  type Dragon,
  type DragonCard,
  type Slayer,
} from './sheet';

const readSlayer = readBy<Slayer>(zSlayer, { isPipCount: isPipCountOf(slayerDie('dagger')) });
const readDragon = readBy<Dragon>(zDragon, { isPipCount: isPipCountOf(dragonDie) });

/** Reads a slayer or a dragon out of parsed JSON, as its `kind` says. */
export const readDraft = (json: unknown, base: Path = []): Result<Draft, FileProblem> => {
  const kind = typeof json === 'object' && json !== null ? (json as Json)['kind'] : undefined;
  const path = [...base, 'kind'];
  switch (kind) {
    case 'slayer':
      return readSlayer(json, base);
    case 'dragon':
      return readDragon(json, base);
    case undefined:
      return err({ problem: 'missing', path });
    default:
      return typeof kind === 'string'
        ? err({ problem: 'unknown-value', path, value: quoted(kind), known: sheetKinds })
        : err({ problem: 'wrong-type', path, expected: 'string' });
  }
};

const headOf = ({ format, version, system, name, title, kind }: Draft): Json => ({
  format,
  version,
  system,
  kind,
  name,
  ...texted('title', title),
});

const writeCard = (card: DragonCard): Json => ({
  ...texted('name', card.name),
  ...texted('skill', card.skill),
  ...(card.claw && { claw: true }),
  faces: writeFaces(dragonDie, card.faces),
  ...unknownKeys(card, Object.keys(zDragonCard.shape)),
});

/** The draft for a file, without empty parts; reading it gives the same draft. */
export const writeDraft = (draft: Draft): Json =>
  draft.kind === 'slayer'
    ? {
        ...headOf(draft),
        attack: draft.attack,
        faces: writeFaces(slayerDie(draft.attack), draft.faces),
        skills: draft.skills,
        ...texted('notes', draft.notes),
        ...unknownKeys(draft, Object.keys(zSlayer.shape)),
      }
    : {
        ...headOf(draft),
        cards: draft.cards.map(writeCard),
        ...texted('notes', draft.notes),
        ...unknownKeys(draft, Object.keys(zDragon.shape)),
      };
