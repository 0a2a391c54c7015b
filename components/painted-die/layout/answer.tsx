import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FacesOf } from '@/lib/painted-die/die';
import { figure, percent, points, signed } from '#words/painted-die/messages/odds-numbers';
import type { LayoutFigures } from '@/lib/painted-die/odds/layout-goal';
import { DieFaces } from '../die/die-faces';
import type { PipOdds } from '../odds/pip-odds';
import type { Finding, SomeLayout } from './use-layout';
import type { SomeGoal } from './wish';

type Faces = FacesOf<string>;
type Edits = SomeLayout['edits'];

/** One line of figures: its name, how a value is said, and how a difference. */
interface Row {
  readonly name: string;
  readonly value: (figures: LayoutFigures) => number;
  readonly said: (value: number) => string;
  readonly gained: (gain: number) => string;
}

const skillRow = ({ words: { layout: say }, layout }: PipOdds, { skill }: SomeGoal): Row => {
  const value = (figures: LayoutFigures): number => figures.skill;
  if (!('id' in skill) || skill.of === 'works')
    return { name: say.figures.skill, value, said: percent, gained: points };
  const aimed = layout.aimsOf(skill.id)?.figures.find(({ at }) => at === skill.of);
  const name = aimed ? aimed.label : say.damage;
  return { name, value, said: figure, gained: signed };
};

const rowsOf = (game: PipOdds, goal: SomeGoal): readonly Row[] => {
  const { layout: say } = game.words;
  const { weights } = goal;
  const counted = Object.values(weights).filter((weight) => weight > 0);
  const plain = { said: figure, gained: signed };
  return [
    { name: say.figures.damage, value: ({ damage }) => damage, ...plain },
    { name: say.figures.lost, value: ({ lost }) => lost, ...plain },
    skillRow(game, goal),
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
  game,
  title,
  faces,
  figures,
  rows,
  before,
}: {
  readonly game: PipOdds;
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
      <DieFaces look={game.look} owner={{ faces }} className="w-full max-w-64" />
      <p className="sr-only">{game.words.layout.faces(faces)}</p>
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
  game,
  layout,
  goal,
  present,
  onTake,
}: {
  readonly game: PipOdds;
  readonly layout: SomeLayout;
  readonly goal: SomeGoal;
  readonly present: Faces;
  readonly onTake: (edits: Edits) => void;
}) {
  const same = layout.edits.length === 0;
  const rows = rowsOf(game, goal);
  const { layout: say } = game.words;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{same ? say.same : say.found(game.modeText(layout.mode), layout.left)}</p>
      <div className="grid grid-cols-2 gap-4">
        <Die game={game} title={say.present} faces={present} figures={layout.before} rows={rows} />
        <Die
          game={game}
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

/** The best die beside the present one, or the reason that there is none. */
export function LayoutAnswer({
  game,
  finding,
  goal,
  present,
  onTake,
}: {
  readonly game: PipOdds;
  readonly finding: Finding;
  readonly goal: SomeGoal;
  readonly present: Faces;
  readonly onTake: (edits: Edits) => void;
}) {
  const { layout: say } = game.words;
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
  return <Found game={game} layout={finding.result.value} goal={goal} present={present} onTake={onTake} />;
}
