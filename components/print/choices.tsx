'use client';

import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/tick';
import { cardSizeIds, type CardKind } from '@/lib/cards/card';
import { inkLooks } from '@/lib/cards/ink-look';
import { paperIds } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';
import { partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { skillPrints, type SkillPrint } from '@/lib/systems/system';
import { Choice } from './choice';
import { Counter } from './counter';
import { DuplexChoices } from './duplex-choices';
import { mostBlanks, type Blanks } from './selection';
import { joiningIds, type Settings } from './settings';

const segments = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Paper, how the sides come together, size and ink; which cards, and how many blank ones. */
export function Choices({
  system,
  kinds,
  settings,
  skills,
  blanks,
  onChange,
  onSkills,
  onBlanks,
}: {
  /** Whose blank cards there are. */
  readonly system: SystemId;
  /** The kinds of card that the ticked heroes have. */
  readonly kinds: readonly CardKind[];
  readonly settings: Settings;
  readonly skills: SkillPrint;
  readonly blanks: Blanks;
  readonly onChange: (change: Partial<Settings>) => void;
  readonly onSkills: (skills: SkillPrint) => void;
  readonly onBlanks: (blanks: Blanks) => void;
}) {
  const { printRoom } = words;
  const { skillPrints: prints } = words;
  const blankKinds = partOf(system, 'cards')?.blanks ?? [];
  const { paper, joining, size, ink, offset, counterBacks } = settings;
  return (
    <>
      <Panel title={printRoom.paper}>
        <div className="flex flex-col gap-4">
          <Choice
            label={printRoom.paper}
            value={paper}
            segments={segments(paperIds, printRoom.papers)}
            onChange={(next) => onChange({ paper: next })}
          />
          <Choice
            label={printRoom.joining}
            hint={printRoom.joiningHints[joining]}
            value={joining}
            segments={segments(joiningIds, printRoom.joinings)}
            onChange={(next) => onChange({ joining: next })}
          />
          {(joining === 'duplex' || (settings.kit.includes('counters') && counterBacks === 'duplex')) && (
            <DuplexChoices paper={paper} offset={offset} onOffset={(next) => onChange({ offset: next })} />
          )}
        </div>
      </Panel>
      <Panel title={printRoom.cards}>
        <div className="flex flex-col gap-4">
          <Choice
            label={printRoom.size}
            hint={printRoom.sizeHints[size]}
            value={size}
            segments={segments(cardSizeIds, printRoom.sizes)}
            onChange={(next) => onChange({ size: next })}
          />
          <Choice
            label={printRoom.ink}
            hint={printRoom.inkHints[ink]}
            value={ink}
            segments={segments(inkLooks, printRoom.inkLooks)}
            onChange={(next) => onChange({ ink: next })}
          />
          <Choice
            label={prints.label}
            hint={prints.hints[skills]}
            value={skills}
            segments={segments(skillPrints, prints.names)}
            onChange={onSkills}
          />
        </div>
        <div className="mt-3">
          {kinds.map((kind) => (
            <Tick
              key={kind}
              label={printRoom.kinds[kind]}
              checked={settings.kinds.includes(kind)}
              onChange={(checked) =>
                onChange({
                  kinds: checked
                    ? [...settings.kinds, kind]
                    : settings.kinds.filter((other) => other !== kind),
                })
              }
            />
          ))}
        </div>
        <details className="mt-1">
          <summary className="py-2.5 font-semibold">{printRoom.blanksHeading}</summary>
          <p className="text-sm text-muted">{printRoom.blanksHint}</p>
          <div className="mt-2 flex flex-col gap-1">
            {blankKinds.map(({ id, name }) => (
              <Counter
                key={id}
                label={name}
                value={blanks[id] ?? 0}
                most={mostBlanks}
                less={printRoom.less(name)}
                more={printRoom.more(name)}
                onChange={(value) => onBlanks({ ...blanks, [id]: value })}
              />
            ))}
          </div>
        </details>
      </Panel>
    </>
  );
}
