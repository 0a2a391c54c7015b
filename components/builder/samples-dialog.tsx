'use client';
import { useMemo } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { Dialog } from '@/components/ui/dialog';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/index';
import { schoolName } from './skill-names';
import { useBench } from './use-builder';

const say = words.builder.samples;

/** Heroes to start from, as cards. */
export function SamplesDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.title}
      description={say.description}
      closeLabel={words.builder.actions.close}
    >
      <Samples onTaken={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Samples({ onTaken }: { readonly onTaken: () => void }) {
  const { dispatch } = useBench();
  const samples = useMemo(
    () =>
      living.samples.map((sample) => ({
        ...sample,
        card: living.cards(sample.hero, { labels: words.cards.labels, houseRules: false })[0],
      })),
    [],
  );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {samples.map(({ id, hero, school, card }) => (
        <li key={id}>
          <button
            type="button"
            data-sample={id}
            className="flex size-full flex-col gap-1 rounded-card border border-edge p-2 text-left hover:border-gold"
            onClick={() => {
              onTaken();
              dispatch({ do: 'bring', heroes: [hero] });
            }}
          >
            {card && (
              <span aria-hidden className="block">
                <CardFaceView face={card.front} size={card.size} label={hero.name} />
              </span>
            )}
            <span className="font-display text-lg leading-tight font-bold">{hero.name}</span>
            <span className="font-title text-muted italic">{hero.title}</span>
            <span className="text-sm text-muted">{schoolName(school)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
