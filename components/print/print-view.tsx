'use client';

import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { warmPrinter } from '@/components/pdf/print';
import { useOrigin } from '@/components/site/origin';
import { useSkillPrint } from '@/components/site/skill-print';
import { useFileDrop } from '@/components/site/use-file-drop';
import { messages } from '@/lib/messages/index';
import { originOf } from '@/lib/share/index';
import { isLegal, nameOf, piecesOf } from '@/lib/systems/document';
import { usualPieces } from '@/lib/systems/kit-part';
import { firstSystem } from '@/lib/systems/open';
import { stackOf } from './card-stack';
import { CardChoices } from './choices/card-choices';
import { useChoicesForm } from './choices/form';
import { KitChoices } from './choices/kit-choices';
import { OnPaper, PaperChoices } from './choices/paper-choices';
import { keptSettings, type Settings } from './choices/settings';
import { HeroPicker } from './heroes/hero-picker';
import { HouseRules } from './heroes/house-rules';
import { candidatesOf, type Source } from './heroes/sources';
import { useSources } from './heroes/use-sources';
import { useKit } from './kit/use-kit';
import type { PrintOrder } from './order';
import { MakePdf } from './pdf/make-pdf';
import { CardNotices } from './preview/card-notices';
import { Pages } from './preview/pages';
import { countSheets, optionsOf, sheetsOf } from './sheets';

const device = (): Storage => window.localStorage;

/** What the page came with: heroes that were asked for, and others at hand, which nobody has ticked yet. */
export interface AtHand {
  readonly asked: readonly Source[];
  readonly others: readonly Source[];
}

/** The choices made last; where the address asks for the kit, all of it. */
const settingsFor = (kit: PrintOrder['kit'], atHand: readonly Source[]): Settings => {
  const kept = keptSettings(device, navigator.language);
  if (!kit) return kept;
  const games = new Set(atHand.flatMap(({ heroes }) => heroes.map(({ hero }) => hero.system)));
  const usual = usualPieces(piecesOf(games.size > 0 ? [...games] : [firstSystem]));
  return { ...kept, ...kit, kit: [...new Set([...kept.kit, ...usual])] };
};

/** Choices on the left, the pages as they will print on the right; `children` stand in for pages while no hero is at hand. */
export function PrintView({
  atHand,
  kit: asked,
  children,
}: {
  readonly atHand: AtHand;
  readonly kit: PrintOrder['kit'];
  readonly children?: ReactNode;
}) {
  const { printPage } = messages;
  const origin = originOf(useOrigin());
  const first = useMemo(() => [...atHand.asked, ...atHand.others], [atHand]);
  const { form, choices } = useChoicesForm(() => settingsFor(asked, first));
  const [skills] = useSkillPrint();
  const { heroes: printables, ...picker } = useSources(
    first,
    atHand.others.flatMap(candidatesOf).map(({ key }) => key),
  );
  const isOver = useFileDrop(picker.onFiles);

  const { leftOut, blanks, houseRules } = choices;
  const heroes = useMemo(() => printables.map(({ hero }) => hero), [printables]);
  const stack = useMemo(
    () => stackOf(printables, { leftOut, blanks, skills }, origin),
    [printables, leftOut, blanks, skills, origin],
  );
  const kit = useKit(printables, choices);
  const sheets = useMemo(
    () => sheetsOf(stack.cards, kit.laid, optionsOf(choices)),
    [stack.cards, kit.laid, choices],
  );
  const names = useMemo(() => heroes.map(nameOf), [heroes]);
  const illegal = useMemo(() => heroes.filter((hero) => !isLegal(hero)), [heroes]);
  const isEmpty = sheets.length === 0;
  const hasNobody = picker.sources.length === 0;

  return (
    // Whose pointer or key comes here is about to print.
    <div
      className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]"
      onPointerEnter={warmPrinter}
      onFocus={warmPrinter}
    >
      <div className="flex flex-col gap-5">
        <FormProvider {...form}>
          <HeroPicker {...picker} />
          {illegal.length > 0 && <HouseRules heroes={illegal} />}
          <MakePdf
            sheets={sheets}
            names={names}
            total={isEmpty ? undefined : printPage.total(countSheets(stack.cards, kit.laid, sheets))}
            locked={illegal.length > 0 && !houseRules}
          />
          <KitChoices kit={kit} />
          <PaperChoices choices={choices} />
          <CardChoices system={heroes[0]?.system ?? firstSystem} kinds={stack.kinds} />
          <OnPaper joining={choices.joining} />
        </FormProvider>
      </div>
      <div className={clsx('flex min-w-0 flex-col gap-6', hasNobody && 'max-lg:order-first')}>
        <CardNotices stack={stack} />
        <Pages sheets={sheets} />
        {isEmpty &&
          (hasNobody ? children : <p>{heroes.length === 0 ? printPage.noPick : printPage.noCards}</p>)}
      </div>
      {isOver && (
        <p className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-4 border-dashed border-gold bg-paper/85 text-2xl">
          {printPage.drop}
        </p>
      )}
    </div>
  );
}
