import Link from 'next/link';
import type { ReactNode } from 'react';
import { linkClass } from './link-class';
import { parts } from './markup';

/** A text of the rules with its links and bold words. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return parts(text).map((part, index) =>
    part.bold ? (
      <b key={index}>{part.text}</b>
    ) : part.ref === undefined ? (
      part.text
    ) : (
      <Link key={index} href={`/rules/${part.ref}`} prefetch={false} className={linkClass}>
        {part.text}
      </Link>
    ),
  );
}
