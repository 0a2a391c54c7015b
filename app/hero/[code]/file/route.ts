import { openShared, sharedFile } from '@/components/share/shared';

export const GET = async (
  _request: Request,
  { params }: { readonly params: Promise<{ readonly code: string }> },
): Promise<Response> => sharedFile(await openShared((await params).code));
