import { useMemo } from 'react';
import type { MoreMessages } from '../../i18n';
import { useMoreMessages, useSetting } from '../shared';

/** The sentences of the doctor, with cells named by the player's choice. */
export function useDoctorWords(): MoreMessages['doctor'] {
  const { doctorIn } = useMoreMessages();
  const naming = useSetting('cellNaming');
  return useMemo(() => doctorIn(naming), [doctorIn, naming]);
}
