'use client';
import dynamic from 'next/dynamic';
import { Link } from '@/components/ui/link';
import { useDeferredValue, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { lastingReference } from '@/components/site/sheet-reference';
import { besideChoice, SheetSelect } from '@/components/site/sheet-select';
import { useScriptSoon } from '@/components/site/use-first-touch';
import { useSaved } from '@/components/site/use-saved';
import { useGames } from '@/components/systems/use-game';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { encodeSheet } from '@/lib/share/index';
import { useShown } from '@/components/draft/use-draft';
import type { Fighter } from '@/lib/painted-die/odds/encounter';
import { DieFaces } from '../die/die-faces';
import type { PipOdds } from './pip-odds';
import { heroIn, type SomeHero } from '../hero';
import { StripFigures } from './strip-figures';
import { useFoe } from './use-foe';

const loadLayout = () => import('../layout/layout-dialog').then((file) => file.LayoutDialog);

const LayoutDialog = dynamic(loadLayout, { loading: () => null });

const fighterOf = (hero: SomeHero): Fighter<SomeHero> => ({ hero, hand: 5, cover: false, allies: 0 });

/** Odds of the hero in a fight, and how the pip under the mouse would change them. */
export function PipOddsStrip({ game }: { readonly game: PipOdds }) {
  const { strip: say } = game.words;
  const hero = useDeferredValue(heroIn(useShown().document.sheet));
  useGames([game.system], 'odds');
  useScriptSoon(loadLayout);
  const { isOpen, show, foe, meet } = useFoe(game);
  const [choosing, choose] = useState(false);
  const { saved } = useSaved();
  const { register, handleSubmit, reset, setError, clearErrors, control, formState } = useForm({
    defaultValues: { link: '' },
  });
  const link = useWatch({ control, name: 'link' });
  if (!foe) return null;
  const [own, other] = [fighterOf(hero), fighterOf(foe.hero)];
  const code = encodeSheet(game.documentOf(hero));
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
          <StripFigures game={game} own={own} foe={other} />
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 grow basis-56">
              <SheetSelect
                part="odds"
                label={say.against}
                game={game.system}
                reference={foe.reference}
                saved={saved}
                onChange={(chosen) => {
                  const asked = lastingReference(chosen, saved);
                  if (asked.ok) void ask(asked.value);
                  else setError('link', { message: asked.error });
                }}
              >
                {() => <DieFaces look={game.look} owner={foe.hero} className={besideChoice} />}
              </SheetSelect>
            </div>
            <Button onClick={() => choose(true)}>{say.layout}</Button>
            {code.ok && (
              <Link
                href={`/odds?a=${code.value}&b=${encodeURIComponent(foe.reference)}`}
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
      {choosing && <LayoutDialog game={game} foe={other} onClose={() => choose(false)} />}
    </Panel>
  );
}
