const ground = 'M0 44H292M308 44H560M600 44H1034M1216 44H1440'

const scenery =
  'M0 54q16 5 32 0t32 0 32 0 32 0M150 44V12M143 17h14M240 44V12M233 17h14M292 44v22h16V44M560 44v52h40V44M556 40h48M700 44V26h30v18M697 26h36M706 32h18M706 37h18M860 44c-2-9-9-10-8-18s14-8 16 0-5 9-8 18M1034 110V8h182v102zM1034 42h182M1034 76h182M1050 18h14v14h-14zM1076 18h14v14h-14zM1186 18h14v14h-14zM1140 50h34v26h-34zM1146 57h22M1146 63h22M1146 69h22M1140 84h34v26h-34zM1146 91h22M1146 97h22M1146 103h22'

const fiber =
  'M0 96H556C574 96 568 76 580 76A9 9 0 0 1 580 94A9 9 0 0 1 580 76C596 76 586 96 606 96H1086C1104 96 1108 90 1108 78V58C1108 54 1111 52 1114 52H1126C1132 52 1132 57 1137 57H1146'

/** A fiber from the street through the ground into a rack, as one stroke that draws itself once. */
export function FiberLine({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 112"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={ground} strokeOpacity="0.6" />
      <path d={scenery} strokeOpacity="0.4" />
      <path d={fiber} pathLength="1" stroke="var(--strand)" strokeWidth="2.5" className="line-draw" />
    </svg>
  )
}
