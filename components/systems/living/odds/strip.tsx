'use client';
import Link from 'next/link';
import { useDeferredValue, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SheetChoice } from '@/components/site/sheet-choice';
import { lastingReference } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useGames } from '@/components/systems/use-game';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { encodeSheet } from '@/lib/share/index';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import type { Fighter } from '@/lib/systems/living/odds/encounter';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { documentOf, system } from '../hero';
import { LayoutDialog } from '../layout/layout-dialog';
import { useHero } from '../use-hero';
import { useFoe } from './use-foe';
import { StripFigures } from './strip-figures';

const { strip: say } = livingOddsMessages;

const fighterOf = (hero: HeroDraft): Fighter => ({ hero, hand: 5, cover: false, allies: 0 });

/** What the hero is worth in a fight, and what the pip under the mouse would change. */
export function OddsStrip() {
  const hero = useDeferredValue(useHero());
  useGames([system], 'odds');
  const { isOpen, show, foe, meet } = useFoe();
  const [choosing, choose] = useState(false);
  const { saved } = useSaved();
  const { register, handleSubmit, reset, setError, clearErrors, control, formState } = useForm({
    defaultValues: { link: '' },
  });
  const link = useWatch({ control, name: 'link' });
  if (!foe) return null;
  const [own, other] = [fighterOf(hero), fighterOf(foe.hero)];
  const code = encodeSheet(documentOf(hero));
  const ask = async (asked: string): Promise<void> => {
    const why = await meet(asked);
    if (why === undefined) reset();
    else setError('link', { message: why });
  };
  const submit = handleSubmit(({ link }) => ask(link));
  return (
    <Panel
      title={say.title}
      aside={
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => show(!isOpen)}>
          {isOpen ? say.hide : say.show}
        </Button>
      }
    >
      {isOpen && (
        <div className="flex flex-col gap-4">
          <StripFigures own={own} foe={other} />
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-56">
              <SheetChoice
                label={say.against}
                game={system}
                reference={foe.reference}
                saved={saved}
                onChange={(chosen) => {
                  const asked = lastingReference(chosen, saved);
                  if (asked.ok) void ask(asked.value);
                  else setError('link', { message: asked.error });
                }}
              />
            </div>
            <Button onClick={() => choose(true)}>{say.layout}</Button>
            {code.ok && (
              <Link
                href={`/odds?a=${code.value}&b=${encodeURIComponent(foe.reference)}`}
                prefetch={false}
                className={buttonClass({})}
              >
                {say.more}
              </Link>
            )}
          </div>
          <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void submit(event)}>
            <div className="min-w-0 grow basis-56">
              <Field
                label={say.link}
                error={formState.errors.link?.message}
                {...register('link', { onChange: () => clearErrors('link') })}
              />
            </div>
            <Button type="submit" disabled={link.trim() === ''}>
              {say.meet}
            </Button>
          </form>
        </div>
      )}
      {choosing && <LayoutDialog foe={other} onClose={() => choose(false)} />}
    </Panel>
  );
}
