import * as z from 'zod/mini';
import { cardSizeIds, type CardSizeId } from '@/lib/cards/card';
import { counterSizes, defaultCounterSize } from '@/lib/cards/pieces/counter';
import { inkLooks, type InkLook } from '@/lib/cards/ink-look';
import { offsetOf, paperIds, type Joining, type PaperId, type Place } from '@/lib/cards/paper/paper';
import { messagesOf, piecesOf } from '@/lib/systems/document';
import { counterBackIds, kitUnits, type KitChoices } from '@/lib/systems/kit-part';
import { firstSystem, isOpen, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

export const joiningIds = ['edge', 'gutter', 'sleeves', 'duplex'] as const;
export type JoiningId = (typeof joiningIds)[number];

/** mm: room for glue between front and back. */
const gutter = 5;

/** A player's choices for printer, sleeves and table, kept for the next visit. */
export interface KeptSettings extends Omit<KitChoices, 'scenario' | 'skills'> {
  readonly paper: PaperId;
  readonly size: CardSizeId;
  readonly ink: InkLook;
  readonly joining: JoiningId;
  /** mm, as in `Joining`; kept while another joining is chosen. */
  readonly offset: Place;
  /** The ids of the kinds of card that are not printed: a kind that comes with a further game is. */
  readonly leftOut: readonly string[];
  /** Whether the players' notes are printed. */
  readonly notes: boolean;
  /** Whether a hero is one strip that is folded, instead of cards. */
  readonly foldsOut: boolean;
  /** Whether cards have no frame along their edges. */
  readonly isBorderless: boolean;
  /** The scenario or mission chosen last for each game; a game that isn’t here has none yet. */
  readonly scenarios: Readonly<Record<SystemId, string>>;
  /** Players bring miniatures, so that a whole kit has no standees. */
  readonly bringsMiniatures: boolean;
}

/** The same for one game, with its scenario: '' while none is chosen. */
export interface Settings extends KeptSettings, Pick<KitChoices, 'scenario' | 'skills'> {}

export const joiningOf = ({ joining, offset }: Pick<KeptSettings, 'joining' | 'offset'>): Joining => {
  switch (joining) {
    case 'edge':
      return { by: 'fold', gutter: 0 };
    case 'gutter':
      return { by: 'fold', gutter };
    case 'sleeves':
      return { by: 'sleeve' };
    case 'duplex':
      return { by: 'duplex', offset };
  }
};

/** Countries whose printers hold Letter; everyone else prints on A4. */
const letterCountries: ReadonlySet<string> = new Set('US CA MX PH CL CO VE GT CR PA DO SV NI PR'.split(' '));

/** The paper that a player of this language tag ("en-US") most likely has. */
export const paperOf = (language: string): PaperId => {
  try {
    return letterCountries.has(new Intl.Locale(language).region ?? '') ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
};

/** Schema of the choices; shared with the form of the page. */
export const offered = {
  paper: z.enum(paperIds),
  size: z.enum(cardSizeIds),
  ink: z.enum(inkLooks),
  joining: z.enum(joiningIds),
  leftOut: z.array(z.string().check(z.maxLength(40))),
  notes: z.boolean(),
  foldsOut: z.boolean(),
  isBorderless: z.boolean(),
  kit: z.array(z.string()),
  scenarios: z.record(z.string(), z.string().check(z.maxLength(40))),
  bringsMiniatures: z.boolean(),
  unit: z.enum(kitUnits),
  allCounters: z.boolean(),
  counterSize: z.literal(counterSizes),
  counterBacks: z.enum(counterBackIds),
};

const offset = z.catch(z.number().check(z.refine((value) => offsetOf(value) !== undefined)), 0);

const zTicked = z.object({ kinds: z.array(z.string()) });

/** Whether a game, which is open, has a scenario or mission of this id. */
const isScenarioOf = (system: SystemId, scenario: string): boolean => {
  const { kitScenarios } = messagesOf(system);
  return [...(kitScenarios?.scenarios ?? []), ...(kitScenarios?.missions ?? [])].some(
    ({ id }) => id === scenario,
  );
};

/** Kept before there were kinds of further games: which kinds of the first game are ticked. */
const leftOutBefore = (json: unknown): string[] => {
  const kept = zTicked.safeParse(json);
  if (!kept.success) return [];
  const ticked = kept.data.kinds;
  const kinds = (messagesOf(firstSystem).cardKinds ?? []).map(({ id }) => id);
  return ticked.every((id) => kinds.includes(id)) ? kinds.filter((id) => !ticked.includes(id)) : [];
};

const zScenario = z.object({ scenario: z.string() });

/** Kept before each game had its own: the scenario belongs to the first game on the page that has it. */
const scenariosBefore = (json: unknown): Record<SystemId, string> => {
  const kept = zScenario.safeParse(json);
  if (!kept.success) return {};
  const { scenario } = kept.data;
  const system = systemIds.find((id) => isOpen([id]) && isScenarioOf(id, scenario));
  return system === undefined ? {} : { [system]: scenario };
};

/** The pieces that a game on the page has; what none of them has is nothing to tick. */
const zPieces = z.pipe(
  offered.kit,
  z.transform((ids) => {
    const pieces = piecesOf(systemIds.filter((system) => isOpen([system])));
    return ids.filter((id) => pieces.some((piece) => piece.id === id));
  }),
);

/** Each choice by itself: one that is damaged or no longer offered does not take the others with it. */
const settingsIn = (json: unknown, language: string) =>
  z.object({
    paper: z.catch(offered.paper, () => paperOf(language)),
    size: z.catch(offered.size, '63x88'),
    ink: z.catch(offered.ink, 'colour'),
    joining: z.catch(offered.joining, 'edge'),
    offset: z.catch(z.object({ x: offset, y: offset }), { x: 0, y: 0 }),
    leftOut: z.catch(offered.leftOut, () => leftOutBefore(json)),
    notes: z.catch(offered.notes, false),
    foldsOut: z.catch(offered.foldsOut, false),
    isBorderless: z.catch(offered.isBorderless, false),
    kit: z.catch(zPieces, []),
    scenarios: z.catch(offered.scenarios, () => scenariosBefore(json)),
    bringsMiniatures: z.catch(offered.bringsMiniatures, false),
    unit: z.catch(offered.unit, 'inch'),
    allCounters: z.catch(offered.allCounters, false),
    counterSize: z.catch(offered.counterSize, defaultCounterSize),
    counterBacks: z.catch(offered.counterBacks, 'fold'),
  });

/** Storage of the choices; both calls may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'pipsmith/print';

const keptJson = (shelf: () => Shelf): unknown => {
  try {
    return JSON.parse(shelf().getItem(key) ?? '{}');
  } catch {
    return {};
  }
};

/**
 * The choices made last on this device, for no scenario yet; paper for the player's language and the default card if there are none. The
 * cards of the first game are open.
 */
export const keptSettings = (shelf: () => Shelf, language: string): Settings => {
  const json = keptJson(shelf);
  const kept = settingsIn(json, language).safeParse(json).data ?? settingsIn({}, language).parse({});
  return { ...kept, scenario: '' };
};

/** Schema of the saved choices, without those for one print only. */
const zSettings = z.object({ ...offered, offset: z.object({ x: z.number(), y: z.number() }) });

/** Remembers the choices; a browser that keeps nothing only forgets them. */
export const keepSettings = (shelf: () => Shelf, settings: KeptSettings): void => {
  try {
    shelf().setItem(key, JSON.stringify(zSettings.parse(settings)));
  } catch {
    return;
  }
};
