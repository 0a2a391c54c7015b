import { useEffect, useMemo, useRef } from 'react';
import { useOrigin } from '@/components/site/origin';
import { useSkillPrint } from '@/components/site/skill-print';
import { originOf } from '@/lib/share/index';
import { isLegal, nameOf, piecesOf } from '@/lib/systems/document';
import { wholePieces } from '@/lib/systems/kit-part';
import { blanksSystem, stackOf, type Blanks } from './card-stack';
import { useChoicesForm } from './choices/form';
import { keptSettings, type KeptSettings } from './choices/settings';
import { gameOf } from './heroes/games';
import { listNow, rememberHeroes } from './heroes/remembered';
import { candidatesIn, partyIn, ticked, type Source } from './heroes/sources';
import { useSources } from './heroes/use-sources';
import { useKit } from './kit/use-kit';
import { useOwnPlan } from './kit/use-own-plan';
import type { PrintOrder } from './order';
import { printedLink } from './printed-link';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';
import { usePart } from './use-part';

const keysOf = (sources: readonly Source[]): readonly string[] => candidatesIn(sources).map(({ key }) => key);

const noBlanks: Blanks = {};

const device = (): Storage => window.localStorage;

/** Heroes that the page starts with: the requested ones, and others that nobody has ticked yet. */
export interface AtHand {
  readonly asked: readonly Source[];
  readonly others: readonly Source[];
  /** Keys of asked heroes without a tick. */
  readonly left: readonly string[];
}

/** Remembers the list as it is, for the next visit; one that comes up with nobody ticked isn’t the player’s choice. */
const useRemembered = (sources: readonly Source[], left: ReadonlySet<string>, query: string): void => {
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isTouched.current && candidatesIn(sources).every(({ key }) => left.has(key))) {
      isTouched.current = true;
      return;
    }
    isTouched.current = true;
    rememberHeroes(device, listNow(sources, left, query, new Date().toISOString()));
  }, [sources, left, query]);
};

/** The choices made last; where the address asks for the kit, all of it. */
const settingsFor = (
  kit: PrintOrder['kit'],
  atHand: readonly Source[],
  language: string | undefined,
): KeptSettings => {
  const kept = keptSettings(device, language ?? navigator.language);
  if (!kit) return kept;
  const heroes = atHand.flatMap((source) => source.heroes.map(({ hero }) => hero));
  const system = gameOf(heroes);
  const whole = wholePieces(piecesOf([system]), {
    sheets: kit.scenario === undefined ? heroes.length : undefined,
    bringsMiniatures: kept.bringsMiniatures,
  });
  return {
    ...kept,
    ...(kit.scenario !== undefined && { scenarios: { ...kept.scenarios, [system]: kit.scenario } }),
    kit: [...new Set([...kept.kit, ...whole])],
  };
};

/**
 * Everything that decides what is printed: the heroes and which are ticked, the choices, the cards and the
 * kit, laid on sheets.
 */
export const usePrinting = (
  atHand: AtHand,
  query: string,
  asked: PrintOrder['kit'],
  language: string | undefined,
) => {
  const origin = originOf(useOrigin());
  const first = useMemo(() => [...atHand.asked, ...atHand.others], [atHand]);
  const { form, choices } = useChoicesForm(
    () => settingsFor(asked, atHand.asked.length > 0 ? atHand.asked : first, language),
    language !== undefined,
  );
  const [skills] = useSkillPrint();
  const { heroes: printables, ...picker } = useSources(first, [
    ...keysOf(atHand.others).filter((key) => !keysOf(atHand.asked).includes(key)),
    ...atHand.left,
  ]);
  useRemembered(picker.sources, picker.left, query);

  const { leftOut, blanks, notes, foldsOut } = choices;
  const heroes = useMemo(() => printables.map(({ hero }) => hero), [printables]);
  const ownPlan = useOwnPlan(choices.ownMap);
  // Text of cards that are not printed is nowhere else.
  const games = useKit(printables, { ...choices, skills: leftOut.length === 0 ? skills : 'names' });
  const laid = useMemo(
    () => ({ ...games.laid, pages: [...games.laid.pages, ...ownPlan.pages] }),
    [games.laid, ownPlan],
  );
  const kit = { ...games, laid };
  const { used } = games;
  const areBlanksWanted = Object.values(blanks).some((count) => count > 0);
  const blank = usePart([blanksSystem(printables)], 'cards', areBlanksWanted);
  const blanksHere = blank.isHere ? blanks : noBlanks;
  const stack = useMemo(
    () => stackOf(printables, { leftOut, blanks: blanksHere, skills, notes, foldsOut }, origin, used),
    [printables, leftOut, blanksHere, skills, notes, foldsOut, origin, used],
  );
  const sheets = useMemo(
    () => printedSheets(stack.cards, laid, optionsOf(choices)),
    [stack.cards, laid, choices],
  );
  const ids = useMemo(() => printables.flatMap(({ id }) => id ?? []), [printables]);
  const names = useMemo(() => heroes.map(nameOf), [heroes]);
  const illegal = useMemo(() => heroes.filter((hero) => !isLegal(hero)), [heroes]);
  const party = useMemo(() => partyIn(picker.sources, printables), [picker.sources, printables]);
  return {
    form,
    choices,
    picker: {
      ...picker,
      onAdd: (key: string) => picker.onLeft(ticked(picker.left, [key], true)),
    },
    printed: {
      heroes,
      /** Game of what is offered beside them: maps, blank cards. */
      system: gameOf(heroes),
      ids,
      names,
      illegal,
      party,
      link: printedLink(heroes, party),
    },
    stack,
    blank,
    kit,
    ownPlan,
    sheets,
  };
};
