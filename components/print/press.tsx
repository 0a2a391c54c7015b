'use client';

import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { warmPrinter } from '@/components/pdf/print';
import { useFileDrop } from '@/components/site/use-file-drop';
import { useSkillPrint } from '@/components/site/skill-print';
import { useOrigin } from '@/components/site/origin';
import { words } from '@/lib/messages/index';
import { originOf } from '@/lib/share/index';
import { isLegal, nameOf } from '@/lib/systems/document';
import { firstSystem } from '@/lib/systems/open';
import { CardNotices } from './card-notices';
import { Choices } from './choices';
import { HeroPicker } from './hero-picker';
import { HouseRules } from './house-rules';
import { OnPaper } from './on-paper';
import { Pages } from './pages';
import { PdfDoor } from './pdf-door';
import { kindsOf, noBlanks, stackOf } from './selection';
import { KitChoices } from './kit-choices';
import { gameNight } from '@/lib/systems/kit-part';
import type { PrintOrder } from './order';
import { keepSettings, keptSettings, type Settings } from './settings';
import { countSheets, optionsOf, sheetsOf } from './sheets';
import { candidatesOf, type Source } from './sources';
import { useKit } from './use-kit';
import { useSources } from './use-sources';

const device = (): Storage => window.localStorage;

/** What the page came with: heroes that were asked for, and others at hand, which nobody has ticked yet. */
export interface AtHand {
  readonly asked: readonly Source[];
  readonly others: readonly Source[];
}

/** The choices made last; where the address asks for the kit, all of it. */
const settingsFor = (kit: PrintOrder['kit']): Settings => {
  const kept = keptSettings(device, navigator.language);
  return kit ? { ...kept, ...kit, kit: [...new Set([...kept.kit, ...gameNight])] } : kept;
};

/** Choices on the left, the pages as they will print on the right; `children` stand in for pages while no hero is at hand. */
export function Press({
  atHand,
  kit: asked,
  children,
}: {
  readonly atHand: AtHand;
  readonly kit: PrintOrder['kit'];
  readonly children?: ReactNode;
}) {
  const { printRoom } = words;
  const origin = originOf(useOrigin());
  const [settings, setSettings] = useState<Settings>(() => settingsFor(asked));
  const [skills, setSkills] = useSkillPrint();
  const [blanks, setBlanks] = useState(noBlanks);
  const [marked, setMarked] = useState(false);
  const first = useMemo(() => [...atHand.asked, ...atHand.others], [atHand]);
  const { heroes: printables, ...picker } = useSources(
    first,
    atHand.others.flatMap(candidatesOf).map(({ key }) => key),
  );
  const isOver = useFileDrop(picker.onFiles);

  const { kinds } = settings;
  const heroes = useMemo(() => printables.map(({ hero }) => hero), [printables]);
  const stack = useMemo(
    () => stackOf(printables, { kinds, blanks, skills }, origin),
    [printables, kinds, blanks, skills, origin],
  );
  const kit = useKit(printables, settings);
  const sheets = useMemo(
    () => sheetsOf(stack.cards, kit.laid, optionsOf(settings)),
    [stack.cards, kit.laid, settings],
  );
  const names = useMemo(() => heroes.map(nameOf), [heroes]);
  const illegal = useMemo(() => heroes.filter((hero) => !isLegal(hero)), [heroes]);
  const isEmpty = sheets.length === 0;
  const hasNobody = picker.sources.length === 0;

  const change = (to: Partial<Settings>): void => {
    const next = { ...settings, ...to };
    setSettings(next);
    keepSettings(device, next);
  };

  return (
    // Whose pointer or key comes here is about to print.
    <div
      className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]"
      onPointerEnter={warmPrinter}
      onFocus={warmPrinter}
    >
      <div className="flex flex-col gap-5">
        <HeroPicker {...picker} />
        {illegal.length > 0 && <HouseRules heroes={illegal} marked={marked} onMark={setMarked} />}
        <PdfDoor
          sheets={sheets}
          names={names}
          total={isEmpty ? undefined : printRoom.total(countSheets(stack.cards, kit.laid, sheets))}
          locked={illegal.length > 0 && !marked}
        />
        <KitChoices kit={kit} choices={settings} onChange={change} />
        <Choices
          system={heroes[0]?.system ?? firstSystem}
          kinds={kindsOf(heroes)}
          settings={settings}
          skills={skills}
          blanks={blanks}
          onSkills={setSkills}
          onChange={change}
          onBlanks={setBlanks}
        />
        <OnPaper joining={settings.joining} />
      </div>
      <div className={clsx('flex min-w-0 flex-col gap-6', hasNobody && 'max-lg:order-first')}>
        <CardNotices stack={stack} />
        <Pages sheets={sheets} />
        {isEmpty &&
          (hasNobody ? children : <p>{heroes.length === 0 ? printRoom.noPick : printRoom.noCards}</p>)}
      </div>
      {isOver && (
        <p className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-card border-4 border-dashed border-gold bg-paper/85 text-2xl">
          {printRoom.drop}
        </p>
      )}
    </div>
  );
}
