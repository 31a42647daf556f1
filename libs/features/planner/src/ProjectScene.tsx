import type { Project } from '@materia/domain-project-planner';
import type { ReactNode } from 'react';

/** A small scene of what a project makes. */
export const ProjectScene = ({ project }: { readonly project: Project }) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    {SCENES[project]}
  </svg>
);

const room = (wall: string, floor: string): ReactNode => (
  <>
    <path d="M0 0h160v100H0z" fill={wall} />
    <path d="M0 62h160v38H0z" fill={floor} />
    <path d="M0 60h160v3H0z" fill="#fff" />
  </>
);

const SCENES: Readonly<Record<Project, ReactNode>> = {
  'floor-tiles': (
    <>
      {room('#e9efe9', '#cfd8d5')}
      <path
        d="M0 74h160M0 88h160M80 63v37M52 63 30 100M108 63l22 37M24 63l-24 18M136 63l24 18"
        stroke="#fff"
        strokeWidth="2"
        fill="none"
      />
      <path d="M112 24h26v38h-26z" fill="#c48a52" />
      <circle cx="117" cy="44" r="1.6" fill="#4a2f16" />
      <path d="M18 40h38v22H18z" fill="#0b5a60" />
      <path d="M22 34h30v10H22z" fill="#12747b" />
      <path d="M22 62v6M52 62v6" stroke="#3a2a18" strokeWidth="3" />
    </>
  ),
  laminate: (
    <>
      {room('#f3e7d8', '#c99a5f')}
      <path
        d="M0 71h160M0 80h160M0 90h160M40 63v8M104 63v8M22 71v9M88 71v9M138 71v9M54 80v10M120 80v10M12 90v10M92 90v10"
        stroke="#a9773f"
        strokeWidth="1.6"
        fill="none"
      />
      <path d="M96 16h42v32H96z" fill="#fff" />
      <path d="M99 19h17v26H99zM118 19h17v26h-17z" fill="#a9d3e6" />
      <path d="M20 46h40v12H20z" fill="#f0721f" />
      <path d="M20 38h40v10H20zM14 46h8v14h-8zM58 46h8v14h-8z" fill="#d65f12" />
    </>
  ),
  'wall-tiles': (
    <>
      <path d="M0 0h160v100H0z" fill="#f5f8f7" />
      <path
        d="M0 18h160M0 36h160M0 54h160M0 72h160M20 0v18M60 0v18M100 0v18M140 0v18M0 18v18M40 18v18M80 18v18M120 18v18M20 36v18M60 36v18M100 36v18M140 36v18M0 54v18M40 54v18M80 54v18M120 54v18"
        stroke="#bcd4d2"
        strokeWidth="1.6"
        fill="none"
      />
      <path d="M0 72h160v28H0z" fill="#dfe6e3" />
      <path d="M44 58h72v6H44z" fill="#fff" stroke="#a9b8b5" />
      <path d="M52 64h56l-5 18H57z" fill="#fff" stroke="#a9b8b5" />
      <path d="M80 58V44h12v5" stroke="#7d8b88" strokeWidth="4" fill="none" />
      <circle cx="80" cy="22" r="15" fill="#cfe6ef" stroke="#fff" strokeWidth="3" />
    </>
  ),
  painting: (
    <>
      {room('#fdf6ee', '#d8c7ad')}
      <path d="M0 0h94v60H0z" fill="#e7a37e" />
      <path d="M94 0h6v40c0 5-6 5-6 0z" fill="#e7a37e" />
      <path d="M80 22h34v12H80z" fill="#f0721f" />
      <path d="M114 28h8v14h-16v14" stroke="#535e5a" strokeWidth="3" fill="none" />
      <path d="M102 54h8v22h-8z" fill="#0b5a60" />
      <path d="M26 72h30l-3 22H29z" fill="#fff" stroke="#a9b8b5" />
      <ellipse cx="41" cy="72" rx="15" ry="4" fill="#e7a37e" />
    </>
  ),
  drywall: (
    <>
      {room('#eef1ee', '#cbb994')}
      <path d="M12 10h84v52H12z" fill="#d9dfdb" />
      <path
        d="M12 10h84M12 61h84M14 10v52M40 10v52M67 10v52M94 10v52"
        stroke="#8ea3a0"
        strokeWidth="4"
        fill="none"
      />
      <path d="M16 14h22v44H16zM42 14h23v44H42z" fill="#f2c14b" opacity=".7" />
      <path d="M68 10h48v52H68z" fill="#fff" stroke="#c9cfcb" />
      <path
        d="M72 16v42M92 16v42M112 16v42"
        stroke="#8a918d"
        strokeWidth="1.4"
        strokeDasharray="1 8"
        fill="none"
      />
      <path d="M124 20h24v42h-24z" fill="#c48a52" />
    </>
  ),
  terrace: (
    <>
      <path d="M0 0h160v100H0z" fill="#cfe9f2" />
      <path d="M0 46c30-14 60-10 84-4s50-2 76-6v30H0z" fill="#7fb069" />
      <path d="M0 60h160v40H0z" fill="#b98a56" />
      <path d="M0 68h160M0 77h160M0 87h160" stroke="#8d6436" strokeWidth="2" />
      <path d="M66 26h44l-22-14z" fill="#f0721f" />
      <path d="M88 14v46" stroke="#535e5a" strokeWidth="3" />
      <path d="M74 52h28v4H74zM78 56v14M98 56v14" stroke="#5a3d1c" strokeWidth="3" fill="#5a3d1c" />
      <circle cx="136" cy="18" r="9" fill="#ffd166" />
      <path d="M20 44h18v22H20z" fill="#c9694a" />
      <circle cx="29" cy="38" r="11" fill="#4f8a4c" />
    </>
  ),
  roof: (
    <>
      <path d="M0 0h160v100H0z" fill="#d6ebf3" />
      <path d="M30 56h100v44H30z" fill="#fdf6ee" />
      <path d="M80 12 14 60h132z" fill="#c9694a" />
      <path d="M64 24h32M52 33h56M40 42h80M27 51h106" stroke="#8c3d22" strokeWidth="2" />
      <path d="M86 30h20v16H86z" fill="#a9d3e6" stroke="#fff" strokeWidth="3" />
      <path d="M14 60h132v4H14z" fill="#535e5a" />
      <path d="M48 72h22v28H48z" fill="#0b5a60" />
      <path d="M88 72h26v16H88z" fill="#a9d3e6" stroke="#535e5a" />
    </>
  ),
};
