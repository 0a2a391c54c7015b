'use client';
import clsx from 'clsx';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import { heroBehind, referenceOf } from '@/components/site/sheet-reference';
import { HeroChoice } from '@/components/site/sheet-choice';
import { useSaved } from '@/components/site/use-saved';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import { codeFrom, encodeHero } from '@/lib/share/index';
import { living } from '@/lib/systems/living/living';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { attackOdds, figuresOf, type Fighter } from '@/lib/systems/living/odds/encounter';
import { gainOf } from '@/lib/systems/living/odds/worth';
import { LayoutDialog } from '../layout/layout-dialog';
import { keepOdds, recallOdds, usualFoe } from './strip-memory';
import { usePipHover } from '../die/pip-hover';
import { useBuilder } from '../../../draft/use-draft';

const { figure, percent, points, signed, strip: say } = oddsWords;
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
  const { saved } = useSaved();
  const [link, write] = useState('');
  const [refused, refuse] = useState<string>();
  const found = heroBehind(memory.foe);
  const opponent = found.ok ? found : heroBehind(usualFoe);
  if (!opponent.ok) return null;
  const reference = found.ok ? memory.foe : usualFoe;
  const remember = (part: Partial<typeof memory>): void => {
    const next = { ...memory, ...part };
    setMemory(next);
    keepOdds(next);
  };
  const [own, foe] = [fighterOf(shown), fighterOf(opponent.value)];
  const code = encodeHero(shown);
  const meet = (asked: string): void => {
    const hero = heroBehind(asked);
    refuse(hero.ok ? undefined : hero.error);
    if (!hero.ok) return;
    remember({ foe: asked.trim().includes('/') ? codeFrom(asked) : asked.trim() });
    write('');
  };
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
              <HeroChoice
                label={say.against}
                reference={reference}
                saved={saved}
                onChange={(chosen) => {
                  const asked = referenceOf(chosen, saved);
                  if (asked.ok) meet(asked.value);
                  else refuse(asked.error);
                }}
              />
            </div>
            <Button onClick={() => choose(true)}>{say.layout}</Button>
            {code.ok && (
              <Link
                href={`/odds?a=${code.value}&b=${encodeURIComponent(reference)}`}
                prefetch={false}
                className={buttonClass({})}
              >
                {say.more}
              </Link>
            )}
          </div>
          <form
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              meet(link);
            }}
          >
            <div className="min-w-0 grow basis-56">
              <Field
                label={say.link}
                value={link}
                error={refused}
                onChange={({ target }) => {
                  write(target.value);
                  refuse(undefined);
                }}
              />
            </div>
            <Button type="submit" disabled={link.trim() === ''}>
              {say.meet}
            </Button>
          </form>
        </div>
      )}
      {choosing && <LayoutDialog foe={foe} onClose={() => choose(false)} />}
    </Panel>
  );
}
