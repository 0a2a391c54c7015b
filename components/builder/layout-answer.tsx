import { DieFaces } from '@/components/site/die-faces';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { oddsWords } from '@/lib/messages/odds';
import type { Edit, Faces } from '@/lib/systems/index';
import type { Layout, LayoutFigures } from '@/lib/systems/odds';
import type { Finding } from './use-layout';

const { figure, percent, layout: say } = oddsWords;

function Die({
  title,
  faces,
  figures,
}: {
  readonly title: string;
  readonly faces: Faces;
  readonly figures: LayoutFigures;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-base font-semibold">{title}</h3>
      <DieFaces faces={faces} className="w-full max-w-64" />
      <p className="sr-only">{say.faces(faces)}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 text-sm tabular-nums">
        <dt className="text-muted">{say.figures.damage}</dt>
        <dd className="font-semibold">{figure(figures.damage)}</dd>
        <dt className="text-muted">{say.figures.lost}</dt>
        <dd className="font-semibold">{figure(figures.lost)}</dd>
        <dt className="text-muted">{say.figures.skill}</dt>
        <dd className="font-semibold">{percent(figures.skill)}</dd>
      </dl>
    </div>
  );
}

function Found({
  layout,
  present,
  onTake,
}: {
  readonly layout: Layout;
  readonly present: Faces;
  readonly onTake: (edits: readonly Edit[]) => void;
}) {
  const same = layout.edits.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{same ? say.same : say.found(oddsWords.way(layout.way), layout.left)}</p>
      <div className="grid grid-cols-2 gap-4">
        <Die title={say.present} faces={present} figures={layout.before} />
        <Die title={say.best} faces={layout.faces} figures={layout.figures} />
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
  present,
  onTake,
}: {
  readonly finding: Finding;
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
  return <Found layout={finding.result.value} present={present} onTake={onTake} />;
}
