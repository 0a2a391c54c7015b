'use client';
import clsx from 'clsx';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { oddsWords } from '@/lib/messages/odds';
import { encodeHero } from '@/lib/share/index';
import { living, type HeroDraft } from '@/lib/systems/index';
import { attackOdds, dummies, figuresOf, gainOf, type Fighter } from '@/lib/systems/odds';
import { LayoutDialog } from './layout-dialog';
import { keepOdds, recallOdds } from './odds-memory';
import { usePipHover } from './pip-hover';
import { useBuilder } from './use-builder';

const { figure, percent, points, signed, strip: say } = oddsWords;
const all = dummies(oddsWords.dummy);
const fighterOf = (hero: HeroDraft): Fighter => ({ hero, hand: 5, cover: false, allies: 0 });

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

function StripFigures({ own, foe }: { readonly own: Fighter; readonly foe: Fighter }) {
  const hover = useDeferredValue(usePipHover());
  const now = figuresOf(own, foe)(own.hero.faces);
  const { hit } = attackOdds(own, foe);
  const after = hover && living.apply(own.hero, { edit: 'paint', owner: 'hero', ...hover }).faces;
  const gain = after ? gainOf(own, foe, after) : { damage: 0, lost: 0, green: 0 };
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

/** What the hero on the bench is worth in a fight, and what the pip under the mouse would change. */
export function OddsStrip() {
  const { hero } = useBuilder();
  const shown = useDeferredValue(hero);
  const [memory, setMemory] = useState(recallOdds);
  const [choosing, choose] = useState(false);
  const dummy = all.find(({ id }) => id === memory.foe) ?? all[0];
  if (!dummy) return null;
  const remember = (part: Partial<typeof memory>): void => {
    const next = { ...memory, ...part };
    setMemory(next);
    keepOdds(next);
  };
  const [own, foe] = [fighterOf(shown), fighterOf(dummy.hero)];
  const code = encodeHero(shown);
  return (
    <Panel
      title={say.title}
      aside={
        <Button
          look="quiet"
          size="small"
          aria-expanded={memory.open}
          onClick={() => remember({ open: !memory.open })}
        >
          {memory.open ? say.hide : say.show}
        </Button>
      }
    >
      {memory.open && (
        <div className="flex flex-col gap-4">
          <StripFigures own={own} foe={foe} />
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-56">
              <SelectField
                label={say.against}
                value={dummy.id}
                onChange={({ target }) => remember({ foe: target.value })}
              >
                {all.map(({ id, hero: { name } }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button onClick={() => choose(true)}>{say.layout}</Button>
            {code.ok && (
              <Link
                href={`/odds?a=${code.value}&b=dummy-${dummy.id}`}
                prefetch={false}
                className={buttonClass({})}
              >
                {say.more}
              </Link>
            )}
          </div>
        </div>
      )}
      {choosing && <LayoutDialog foe={foe} onClose={() => choose(false)} />}
    </Panel>
  );
}
