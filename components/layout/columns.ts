/** Where parts of a page stand on the twelve columns of a wide screen: ways at the side, content on the spine. */
export const SIDE = 'wide:col-[1/span_3] wide:row-2';
export const SPINE = 'wide:col-[4/-1]';
export const SPINE_BESIDE_SIDE = `${SPINE} wide:row-2`;

/** Ways that stay in sight while what they lead to is read. */
export const STAYS_IN_SIGHT =
  'wide:sticky wide:top-(--space-4) wide:max-h-[calc(100vh-2*var(--space-4))] wide:self-start wide:overflow-y-auto';
