'use client';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { warmPrinter } from '@/components/pdf/print';
import { useFileDrop } from '@/components/site/use-file-drop';
import { printPageMessages } from '@/lib/messages/print-page';
import { CardChoices } from './choices/card-choices';
import { GameNight } from './choices/game-night';
import { KitChoices } from './choices/kit-choices';
import { OnPaper, PaperChoices } from './choices/paper-choices';
import { HeroPicker } from './heroes/hero-picker';
import { HouseRules } from './heroes/house-rules';
import { Exports } from './exports/exports';
import type { Kit } from './kit/use-kit';
import type { PrintOrder } from './order';
import { MakePdf } from './pdf/make-pdf';
import { CardNotices } from './preview/card-notices';
import { Shown } from './preview/shown';
import { minutesToCut, thingsToCut } from './cutting';
import { countSheets, ownersOf } from './sheets';
import { usePrinting, type AtHand } from './use-printing';

/** First step for somebody with nothing to print yet. */
const lackingFor = ({ chosen, lacksHeroes }: Kit): string => {
  if (!chosen) return printPageMessages.nothingYet;
  const { addHeroes, noPieces, everything } = printPageMessages.kit;
  return lacksHeroes ? addHeroes(chosen.name, chosen.heroes) : noPieces(everything(0, chosen.name));
};

/**
 * Choices on the left, the pages as they will print on the right; on a phone the pages come first, side by
 * side, and the way to the PDF stays at the bottom. `children` and samples replace the pages while there is no hero.
 */
export function PrintView({
  atHand,
  query,
  kit: asked,
  language,
  samples,
  children,
}: {
  readonly atHand: AtHand;
  /** The address as one text. */
  readonly query: string;
  readonly kit: PrintOrder['kit'];
  /** Decides what paper is usual until the page runs, where the server drew it; else the browser's. */
  readonly language: string | undefined;
  /** Tiles of samples, shown while no hero is ticked. */
  readonly samples: ReactNode;
  readonly children?: ReactNode;
}) {
  const { form, choices, picker, printed, stack, blank, kit, ownPlan, sheets } = usePrinting(
    atHand,
    query,
    asked,
    language,
  );
  const { heroes, system, ids, names, illegal, party } = printed;
  const isOver = useFileDrop(picker.onFiles);
  const count = countSheets(sheets);
  const isEmpty = sheets.length === 0;
  const isLocked = illegal.length > 0 && !choices.houseRules;
  const coming = kit.isComing
    ? printPageMessages.kit.coming
    : blank.isComing
      ? printPageMessages.blanksComing
      : ownPlan.isComing && printPageMessages.kit.ownMap.coming;

  return (
    // A pointer or key here means that printing is next.
    <div
      className="flex flex-col gap-5 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8"
      onPointerEnter={warmPrinter}
      onFocus={warmPrinter}
    >
      <Shown
        sheets={sheets}
        heroes={heroes}
        sources={picker.sources}
        samples={samples}
        onAdd={picker.onAdd}
        onSampleOf={picker.onSampleOf}
      >
        {children}
      </Shown>
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
        <FormProvider {...form}>
          <MakePdf
            sheets={sheets}
            names={names}
            party={party}
            link={printed.link}
            of={heroes}
            scenario={kit.laid.scenario}
            ids={ids}
            total={isEmpty ? undefined : printPageMessages.total(count, ownersOf(heroes))}
            lacking={lackingFor(kit)}
            cutting={printPageMessages.cutting(thingsToCut(count), minutesToCut(count))}
            coming={coming}
            locked={isLocked}
          />
          <CardNotices stack={stack} notices={kit.choosable ? [] : kit.laid.notices} />
          {illegal.length > 0 && <HouseRules heroes={illegal} />}
          <HeroPicker {...picker} />
          <KitChoices kit={kit} heroes={heroes.length} papers={count.papers} mapProblem={ownPlan.problem} />
          <GameNight heroes={heroes} />
          <PaperChoices choices={choices} />
          <CardChoices system={system} kinds={stack.kinds} blank={blank} />
          <Exports
            cards={stack.cards}
            kit={kit.laid}
            paper={choices.paper}
            ink={choices.ink}
            name={party ?? names[0] ?? ''}
            locked={isLocked || coming !== undefined}
          />
          <OnPaper joining={choices.joining} />
        </FormProvider>
      </div>
      {isOver && (
        <p className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-4 border-dashed border-gold bg-paper/85 text-2xl">
          {printPageMessages.drop}
        </p>
      )}
    </div>
  );
}
