import clsx from 'clsx';
import { useDeferredValue } from 'react';
import { figure, percent, points, signed } from '#words/painted-die/messages/odds-numbers';
import { usePipHover } from '../die/pip-hover';
import type { Fight } from './pip-odds';

/** One figure, and how the pip under the mouse would change it. `better`: up is good. */
function Figure({
  label,
  value,
  gain,
  shown,
  better,
}: {
  readonly label: string;
  readonly value: string;
  readonly gain: number;
  readonly shown: string;
  readonly better: 'more' | 'less';
}) {
  const still = Math.abs(gain) < 0.0005;
  const good = gain > 0 === (better === 'more');
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">
        {value}{' '}
        {!still && <span className={clsx('text-sm', good ? 'text-good' : 'text-error')}>{shown}</span>}
      </dd>
    </div>
  );
}

/** The strip's figures of a hero against an opponent. */
export function StripFigures({ game, own, foe }: Fight) {
  const { strip: say } = game.words;
  const hover = useDeferredValue(usePipHover());
  const now = game.figuresOf(own, foe)(own.hero.faces);
  const { hit } = game.attackOdds(own, foe);
  const gain = hover
    ? game.gainOf(own, foe, game.painted(own.hero, hover))
    : { damage: 0, lost: 0, green: 0 };
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 min-[40rem]:grid-cols-4">
      <Figure label={say.hit} value={percent(hit)} gain={0} shown="" better="more" />
      <Figure
        label={say.damage}
        value={figure(now.damage)}
        gain={gain.damage}
        shown={signed(gain.damage)}
        better="more"
      />
      <Figure
        label={say.lost}
        value={figure(now.lost)}
        gain={gain.lost}
        shown={signed(gain.lost)}
        better="less"
      />
      <Figure
        label={say.green}
        value={percent(now.green)}
        gain={gain.green}
        shown={points(gain.green)}
        better="more"
      />
    </dl>
  );
}
