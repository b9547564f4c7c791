/** The battery, in browsers that tell about it. */
interface Battery {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

/** Below this share of its charge a battery is spared. Browsers do not tell whether its saving mode is on. */
const LOW = 0.3;

/** Whether the machine has power for work that nobody has asked for. */
export async function hasPowerToSpare(): Promise<boolean> {
  const { connection, getBattery } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
    readonly getBattery?: () => Promise<Battery>;
  };
  if (connection?.saveData) return false;
  const battery = await getBattery?.call(navigator).catch(() => null);
  return !battery || battery.charging || battery.level >= LOW;
}
