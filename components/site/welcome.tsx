import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/index';
import { DieFaces } from './die-faces';
import { SampleHeroes } from './sample-heroes';
import { StartButton } from './start-button';

/** The first page: what this is, where to begin, and heroes to begin with. */
export function Welcome() {
  const { home } = words.site;
  const [first] = living.samples;
  return (
    <>
      <section className="grid items-center gap-8 py-4 sm:py-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-14">
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-5xl sm:text-6xl">{home.heading}</h1>
          <p className="max-w-2xl text-xl leading-relaxed text-pretty">{home.introduction}</p>
          <StartButton />
        </div>
        {first && <DieFaces faces={first.hero.faces} className="w-full max-w-md md:w-96 lg:w-[32rem]" />}
      </section>
      <section aria-labelledby="samples" className="mt-8 border-t border-line pt-8">
        <h2 id="samples" className="text-3xl">
          {home.samples}
        </h2>
        <p className="mt-1 mb-6 text-muted">{home.samplesHint}</p>
        <SampleHeroes />
      </section>
    </>
  );
}
