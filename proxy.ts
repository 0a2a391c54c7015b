import { NextResponse, type NextRequest } from 'next/server';
import { gateOf } from '@/components/share/gate';
import { opening } from '@/lib/systems/open';

/** Only this page's own scripts run, and nothing is fetched from or sent to anyone else. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    // React's development build needs eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === 'development' ? ` 'unsafe-eval'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `connect-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');

const isSound = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Runs before every page: decides the status of shared links, and which scripts the page may run. */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname, searchParams } = request.nextUrl;
  const elsewhere = (path: string): NextResponse => NextResponse.redirect(new URL(path, request.url));

  // Next answers half a percent sign with a bare 500; escaped, it is a code like any other.
  if (!isSound(pathname)) return elsewhere(pathname.replaceAll('%', '%25'));

  const gate = await opening(() => gateOf(pathname, searchParams.get('code') ?? undefined));
  if (gate.gate === 'elsewhere') return elsewhere(gate.path);

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response =
    gate.gate === 'missing'
      ? NextResponse.rewrite(request.nextUrl, { request: { headers }, status: 404 })
      : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
};

export const config = { matcher: '/((?!_next/static|_next/image|fonts/|icon.svg).*)' };
