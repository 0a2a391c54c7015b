import * as z from 'zod/mini';
import { cardKinds, cardSizeIds, type CardKind, type CardSizeId } from '@/lib/cards/card';
import { counterSizes, defaultCounterSize } from '@/lib/cards/counter';
import { inkLooks, type InkLook } from '@/lib/cards/ink-look';
import { offsetOf, paperIds, type Joining, type PaperId, type Place } from '@/lib/cards/paper';
import { kitPartIds, kitUnits, type KitChoices } from '@/lib/systems/kit-part';

export const joiningIds = ['edge', 'gutter', 'duplex'] as const;
export type JoiningId = (typeof joiningIds)[number];

/** mm: room for glue between front and back. */
const gutter = 5;

/** What a player chooses once for his printer, his sleeves and his table, and finds again on the next visit. */
export interface Settings extends KitChoices {
  readonly paper: PaperId;
  readonly size: CardSizeId;
  readonly ink: InkLook;
  readonly joining: JoiningId;
  /** mm, as in `Joining`; kept while another joining is chosen. */
  readonly offset: Place;
  readonly kinds: readonly CardKind[];
}

export const joiningOf = ({ joining, offset }: Pick<Settings, 'joining' | 'offset'>): Joining => {
  switch (joining) {
    case 'edge':
      return { by: 'fold', gutter: 0 };
    case 'gutter':
      return { by: 'fold', gutter };
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

const offset = z.catch(z.number().check(z.refine((value) => offsetOf(value) !== undefined)), 0);

/** Each choice by itself: one that is damaged or no longer offered does not take the others with it. */
const kept = (language: string) =>
  z.object({
    paper: z.catch(z.enum(paperIds), () => paperOf(language)),
    size: z.catch(z.enum(cardSizeIds), '63x88'),
    ink: z.catch(z.enum(inkLooks), 'colour'),
    joining: z.catch(z.enum(joiningIds), 'edge'),
    offset: z.catch(z.object({ x: offset, y: offset }), { x: 0, y: 0 }),
    kinds: z.catch(z.array(z.enum(cardKinds)), [...cardKinds]),
    kit: z.catch(z.array(z.enum(kitPartIds)), []),
    scenario: z.catch(z.string().check(z.maxLength(40)), 'team-carnage'),
    unit: z.catch(z.enum(kitUnits), 'inch'),
    allCounters: z.catch(z.boolean(), false),
    counterSize: z.catch(z.literal(counterSizes), defaultCounterSize),
    counterBacks: z.catch(z.enum(['fold', 'duplex']), 'fold'),
  });

/** What the choices are kept in; both calls may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'pipsmith/print';

/** The choices made last on this device; paper for the player's language and the usual card where there are none. */
export const keptSettings = (shelf: () => Shelf, language: string): Settings => {
  try {
    return kept(language).parse(JSON.parse(shelf().getItem(key) ?? '{}'));
  } catch {
    return kept(language).parse({});
  }
};

/** Remembers the choices; a browser that keeps nothing only forgets them. */
export const keepSettings = (shelf: () => Shelf, settings: Settings): void => {
  try {
    shelf().setItem(key, JSON.stringify(settings));
  } catch {
    return;
  }
};
