import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { livingOddsMessages } from '@/lib/systems/living/messages/odds';
import type { Layout } from '@/lib/systems/living/odds/layout';
import type { LayoutFigures, LayoutGoal } from '@/lib/systems/living/odds/layout-goal';
import { aimsOf } from '@/lib/systems/living/odds/layout-skill';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { Faces } from '@/lib/systems/living/sheet/pips';
import { findSkill } from '@/lib/systems/living/skills/index';
import { DieFaces } from '@/components/pip-hero/die/die-faces';
import { sharedLook } from '../die/painted-dice';
import type { Finding } from './use-layout';

const { figure, percent, signed, points, layout: say, skill: skillWords } = livingOddsMessages;

/** One line of figures: its name, how a value is said, and how a difference. */
interface Row {
  readonly name: string;
  readonly value: (figures: LayoutFigures) => number;
  readonly said: (value: number) => string;
  readonly gained: (gain: number) => string;
}

const skillRow = ({ skill }: LayoutGoal): Row => {
  const value = (figures: LayoutFigures): number => figures.skill;
  if (!('id' in skill) || skill.of === 'works')
    return { name: say.figures.skill, value, said: percent, gained: points };
  const known = findSkill(skill.id);
  const aimed = known && aimsOf(known).figures.find(({ at }) => at === skill.of);
  const name = aimed ? skillWords.label(aimed.figure) : say.damage;
  return { name, value, said: figure, gained: signed };
};

const rowsOf = (goal: LayoutGoal): readonly Row[] => {
  const { weights } = goal;
  const counted = Object.values(weights).filter((weight) => weight > 0);
  const plain = { said: figure, gained: signed };
  return [
    { name: say.figures.damage, value: ({ damage }) => damage, ...plain },
    { name: say.figures.lost, value: ({ lost }) => lost, ...plain },
    skillRow(goal),
    ...(counted.length > 1
      ? [
          {
            name: say.figures.together,
            value: ({ damage, lost, skill }: LayoutFigures) =>
              weights.damage * damage - weights.lost * lost + weights.skill * skill,
            ...plain,
          },
        ]
      : []),
  ];
};

function Die({
  title,
  faces,
  figures,
  rows,
  before,
}: {
  readonly title: string;
  readonly faces: Faces;
  readonly figures: LayoutFigures;
  readonly rows: readonly Row[];
  /** The figures that these are compared with. */
  readonly before?: LayoutFigures;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-base font-semibold">{title}</h3>
      <DieFaces look={sharedLook} owner={{ faces }} className="w-full max-w-64" />
      <p className="sr-only">{say.faces(faces)}</p>
      <dl className="mt-2 flex flex-col gap-1 text-sm tabular-nums">
        {rows.map(({ name, value, said, gained }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold whitespace-nowrap">
              {said(value(figures))}{' '}
              {before && (
                <span className="font-normal text-muted">({gained(value(figures) - value(before))})</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Found({
  layout,
  goal,
  present,
  onTake,
}: {
  readonly layout: Layout;
  readonly goal: LayoutGoal;
  readonly present: Faces;
  readonly onTake: (edits: readonly Edit[]) => void;
}) {
  const same = layout.edits.length === 0;
  const rows = rowsOf(goal);
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        {same ? say.same : say.found(livingOddsMessages.modeText(layout.mode), layout.left)}
      </p>
      <div className="grid grid-cols-2 gap-4">
        <Die title={say.present} faces={present} figures={layout.before} rows={rows} />
        <Die
          title={say.best}
          faces={layout.faces}
          figures={layout.figures}
          rows={rows}
          before={layout.before}
        />
      </div>
      {!same && (
        <Button look="main" onClick={() => onTake(layout.edits)}>
          {say.take}
        </Button>
      )}
    </div>
  );
}

/** The best die beside the present one, or why there is none. */
export function LayoutAnswer({
  finding,
  goal,
  present,
  onTake,
}: {
  readonly finding: Finding;
  readonly goal: LayoutGoal;
  readonly present: Faces;
  readonly onTake: (edits: readonly Edit[]) => void;
}) {
  if (finding.state === 'searching') return <p role="status">{say.searching}</p>;
  if (finding.state === 'broken')
    return (
      <Notice tone="error" live>
        {say.broken}
      </Notice>
    );
  if (!finding.result.ok)
    return (
      <Notice tone="warning" live>
        {say.problems[finding.result.error.problem]}
      </Notice>
    );
  return <Found layout={finding.result.value} goal={goal} present={present} onTake={onTake} />;
}
