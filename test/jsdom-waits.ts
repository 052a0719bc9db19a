import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 }) // the library's 1 s is too short on a busy machine
