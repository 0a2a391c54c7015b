import Link from 'next/link';
import { SheetPicture } from '@/components/systems/picture';
import { buttonClass } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem } from '@/lib/systems/open';
import { Samples } from './samples';

const say = messages.site.home;

/** What Pipsmith is and where to begin. Below the heroes of a device that has some it is no first heading any more. */
export function Introduction() {
  const [first] = samplesOf(firstSystem);
  const heading = 'text-5xl sm:text-6xl';
  return (
    <section className="grid items-center gap-8 py-4 group-data-heroes/home:border-t group-data-heroes/home:border-line sm:py-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-14">
      <div className="flex flex-col items-start gap-5">
        <h1 className={`${heading} group-data-heroes/home:hidden`}>{say.heading}</h1>
        <h2 className={`${heading} hidden group-data-heroes/home:block`}>{say.heading}</h2>
        <p className="max-w-2xl text-xl leading-relaxed text-pretty">{say.introduction}</p>
        <Link
          href="/build"
          className={buttonClass({ look: 'main' }, 'px-6 text-lg group-data-heroes/home:hidden')}
        >
          {say.build}
        </Link>
        <Link href="/play" className={buttonClass({}, 'px-6 text-lg group-data-heroes/home:hidden')}>
          {say.play}
        </Link>
      </div>
      {first && <SheetPicture document={first.document} className="w-full max-w-md md:w-96 lg:w-[32rem]" />}
    </section>
  );
}

/** Heroes to begin with. */
export function SampleSection() {
  return (
    <section aria-labelledby="samples" className="border-t border-line pt-8">
      <h2 id="samples" className="text-3xl">
        {say.samples}
      </h2>
      <p className="mt-1 mb-6 text-muted">{say.samplesHint}</p>
      <Samples />
    </section>
  );
}
