import packages from '../../package.json' with { type: 'json' }

/** How receivers know the portal; firewalls refuse requests without it. */
export const USER_AGENT = `VehicleRecordPortal/${packages.version}`
